CREATE FUNCTION "listing_search_text"("title" text, "suburb" text, "keywords" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower($1 || E'\n' || $2 || coalesce((SELECT string_agg(E'\n' || keyword, '') FROM jsonb_array_elements_text($3) AS keyword), ''))
$$;--> statement-breakpoint
-- The index on the column goes with it.
ALTER TABLE "job_listings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (listing_search_text(job_title, job_suburb_name, keywords)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search_text" gin_trgm_ops) WHERE closed_at is null;--> statement-breakpoint
DROP FUNCTION "job_search_text";--> statement-breakpoint
CREATE INDEX "businesses_name" ON "businesses" USING gin (lower("company_name") gin_trgm_ops);
