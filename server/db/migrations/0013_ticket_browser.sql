-- Tickets live for two minutes; those issued before can not be bound to a browser any more.
DELETE FROM "identity_tickets";--> statement-breakpoint
ALTER TABLE "identity_tickets" ADD COLUMN "browser_hash" text NOT NULL;
