ALTER TABLE "applications" ADD COLUMN "letter_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "below_minimum_reason" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "legal_minimum" double precision;--> statement-breakpoint
UPDATE "applications" SET "letter_words" = coalesce(array_length(regexp_split_to_array(nullif(btrim(regexp_replace("notes", '<[^>]*>|&nbsp;', ' ', 'g'), E' \n\r\t'), ''), '\s+'), 1), 0);
