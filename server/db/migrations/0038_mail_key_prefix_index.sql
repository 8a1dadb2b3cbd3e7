DROP INDEX "queued_mails_key";--> statement-breakpoint
CREATE UNIQUE INDEX "queued_mails_key" ON "queued_mails" USING btree ("key" text_pattern_ops);