CREATE TABLE "queued_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"business_id" uuid,
	"job_listing_id" uuid NOT NULL,
	"application_id" uuid,
	"edited_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "applicant_mails" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "expiry_mails" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "application_mails" text DEFAULT 'atOnce' NOT NULL;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queued_mails_key" ON "queued_mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "queued_mails_due" ON "queued_mails" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "queued_mails_user" ON "queued_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "queued_mails_business" ON "queued_mails" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "queued_mails_listing" ON "queued_mails" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "queued_mails_application" ON "queued_mails" USING btree ("application_id");