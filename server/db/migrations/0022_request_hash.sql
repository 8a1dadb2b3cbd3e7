ALTER TABLE "events" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "request_hash" text;