ALTER TABLE "gig_drafts" ADD COLUMN "subject" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "gig_drafts" ALTER COLUMN "subject" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "gig_drafts" DROP CONSTRAINT "gig_drafts_pkey";--> statement-breakpoint
ALTER TABLE "gig_drafts" ADD CONSTRAINT "gig_drafts_business_id_subject_pk" PRIMARY KEY("business_id","subject");
