-- Folds as `foldText` of the design system does: lower case, no accents, ASCII quotes and hyphens.
CREATE FUNCTION "fold_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT replace(replace(replace(
		translate(lower(regexp_replace(normalize($1, NFD), U&'[\0300-\036F]', '', 'g')), 'øØđĐłŁıÆŒ’‘‐‑–', 'ooddlliæœ''''---'),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_name" text GENERATED ALWAYS AS (fold_name(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search_name" ON "users" USING gin ("search_name" gin_trgm_ops);