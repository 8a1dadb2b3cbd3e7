ALTER TABLE "outgoing_mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD COLUMN "claimed_until" timestamp with time zone;