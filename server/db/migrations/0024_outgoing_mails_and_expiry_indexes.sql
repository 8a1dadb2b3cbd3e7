CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_mails_created" ON "outgoing_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "email_verifications_sent" ON "email_verifications" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "identity_requests_expires" ON "identity_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_tickets_expires" ON "identity_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_expires" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");