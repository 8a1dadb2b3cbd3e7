ALTER TABLE "applications" ADD COLUMN "availability_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "expected_pay_rate" double precision;--> statement-breakpoint
CREATE INDEX "files_bytes" ON "files" USING btree ("sha256");--> statement-breakpoint
-- What an applicant was at the time is not known of earlier ones; what they are now is the nearest to it, kept from here on.
UPDATE "applications" SET "availability_mask" = "users"."availability_mask", "expected_pay_rate" = "users"."expected_pay_rate" FROM "users" WHERE "users"."id" = "applications"."user_id";
