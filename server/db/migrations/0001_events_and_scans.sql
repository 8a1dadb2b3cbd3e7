CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"event_name" text NOT NULL,
	"event_date" date NOT NULL,
	"suburb_name" text NOT NULL,
	"suburb_zip_code" text NOT NULL,
	"admission_charge" double precision NOT NULL,
	"admission_currency" text NOT NULL,
	"event_link" text,
	"image_file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"organiser_slug" text NOT NULL,
	"poster_slug" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poster_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"organiser" text NOT NULL,
	"poster" text NOT NULL,
	"scan_time" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" uuid,
	"referrer" text,
	"device_data" jsonb
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_idempotency" ON "events" USING btree ("business_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "events_poster" ON "events" USING btree ("organiser_slug","poster_slug");--> statement-breakpoint
CREATE INDEX "events_business" ON "events" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "poster_scans_received" ON "poster_scans" USING btree ("received_at");