ALTER TABLE "businesses" ADD COLUMN "allowed_name" text;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "allowed_name" text;--> statement-breakpoint
UPDATE "businesses" SET "allowed_name" = "company_name" WHERE "may_use_institution_name";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "may_use_institution_name";