CREATE TABLE "gig_drafts" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gig_drafts" ADD CONSTRAINT "gig_drafts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;