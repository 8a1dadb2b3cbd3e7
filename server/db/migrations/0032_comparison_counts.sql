CREATE TABLE "comparison_counts" (
	"job_listing_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"group" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "comparison_counts_job_listing_id_measure_group_pk" PRIMARY KEY("job_listing_id","measure","group")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "counted_measures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comparison_counts" ADD CONSTRAINT "comparison_counts_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;