ALTER TABLE "review_log" ADD COLUMN "abn" text;--> statement-breakpoint
CREATE INDEX "review_log_abn" ON "review_log" USING btree ("abn");