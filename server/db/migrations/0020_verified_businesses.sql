CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "email_link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "abn" text;--> statement-breakpoint
ALTER TABLE "identity_tickets" ADD COLUMN "is_email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_business" ON "email_verifications" USING btree ("business_id","sent_at");--> statement-breakpoint
-- Sign-ins with an address that the provider called unverified were refused.
UPDATE "businesses" SET "email_verified_at" = now() WHERE "issuer" IS NOT NULL AND "email" IS NOT NULL;
