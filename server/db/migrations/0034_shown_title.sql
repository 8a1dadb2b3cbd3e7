ALTER TABLE "job_listings" ADD COLUMN "shown_title" text;--> statement-breakpoint
-- The titles before these edits are not stored.
UPDATE "job_listings" SET "shown_title" = 'A gig' WHERE "review" <> 'approved' AND "fields_edited_at" ? 'jobTitle';
