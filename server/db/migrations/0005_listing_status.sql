ALTER TABLE "applications" ADD COLUMN "shift_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "edits_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "filled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "fields_edited_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Listings could not be edited before, so each still has the shifts its applicants saw.
UPDATE "applications" SET "shift_mask" = "job_listings"."shift_mask" FROM "job_listings" WHERE "job_listings"."id" = "applications"."job_listing_id";
