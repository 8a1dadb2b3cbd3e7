ALTER TABLE "businesses" ADD COLUMN "former_abns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "former_abns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "review_log_former_abns" ON "review_log" USING gin ("former_abns");