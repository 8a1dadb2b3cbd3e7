-- Finds part of a word by an index. It comes with PostgreSQL and with the embedded engine.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION "job_search_text"("title" text, "keywords" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower($1 || coalesce((SELECT string_agg(E'\n' || keyword, '') FROM jsonb_array_elements_text($2) AS keyword), ''))
$$;--> statement-breakpoint
DROP INDEX "job_listings_live";--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (job_search_text(job_title, keywords)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search_text" gin_trgm_ops) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "job_listings_live" ON "job_listings" USING btree ("posted_at","id") WHERE closed_at is null;