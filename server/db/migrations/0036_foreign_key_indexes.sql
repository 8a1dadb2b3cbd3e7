CREATE INDEX "listing_reports_listing" ON "listing_reports" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "password_resets_business" ON "password_resets" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_listing" ON "saved_jobs" USING btree ("job_listing_id");