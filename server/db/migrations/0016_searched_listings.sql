-- The searched texts of a listing in lower case, a line each.
CREATE FUNCTION "search_text"("title" text, "suburb" text, "company" text, "keywords" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower($1 || E'\n' || $2 || E'\n' || coalesce($3, '') || coalesce((SELECT string_agg(E'\n' || keyword, '') FROM jsonb_array_elements_text($4) AS keyword), ''))
$$;--> statement-breakpoint
-- Every character of a text and every two that follow one another, for searches that are too short for a trigram. The cost
-- keeps the planner from calling it for each row instead of reading its index.
CREATE FUNCTION "short_ngrams"("content" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 10000 AS $$
	SELECT array(SELECT DISTINCT substr($1, start, size) FROM generate_series(1, length($1)) AS start, generate_series(1, 2) AS size WHERE start + size - 1 <= length($1))
$$;--> statement-breakpoint
CREATE TABLE "searched_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"expiring_on" timestamp with time zone NOT NULL,
	"shift_mask" integer NOT NULL,
	"slot_count" integer NOT NULL,
	"job_type" text NOT NULL,
	"hourly_pay" double precision,
	"suburb" text NOT NULL,
	"search_text" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "shift_masks" (
	"shift_mask" integer PRIMARY KEY NOT NULL,
	"slot_count" integer NOT NULL
);--> statement-breakpoint
CREATE FUNCTION "update_searched_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	company text;
BEGIN
	IF NEW.closed_at IS NOT NULL OR NEW.filled_at IS NOT NULL OR NEW.paused_at IS NOT NULL THEN
		DELETE FROM searched_listings WHERE listing_id = NEW.id;
		RETURN NULL;
	END IF;
	-- Locked, because a concurrent change of the name does not see this listing before it is committed.
	SELECT company_name INTO company FROM businesses WHERE id = NEW.business_id FOR SHARE;
	INSERT INTO shift_masks (shift_mask, slot_count) VALUES (NEW.shift_mask, bit_count(NEW.shift_mask::bit(28)))
		ON CONFLICT DO NOTHING;
	INSERT INTO searched_listings VALUES (
		NEW.id, NEW.posted_at, NEW.expiring_on, NEW.shift_mask, bit_count(NEW.shift_mask::bit(28)), NEW.job_type,
		CASE WHEN NEW.pay_type = 'Per Hour' THEN coalesce(NEW.pay_range_start, NEW.pay_range_end) END,
		lower(NEW.job_suburb_name), search_text(NEW.job_title, NEW.job_suburb_name, company, NEW.keywords)
	) ON CONFLICT (listing_id) DO UPDATE SET
		posted_at = excluded.posted_at, expiring_on = excluded.expiring_on, shift_mask = excluded.shift_mask,
		slot_count = excluded.slot_count, job_type = excluded.job_type, hourly_pay = excluded.hourly_pay,
		suburb = excluded.suburb, search_text = excluded.search_text;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "searched_listing" AFTER INSERT OR UPDATE OF job_title, job_type, job_suburb_name, pay_range_start, pay_range_end, pay_type, shift_mask, keywords, posted_at, expiring_on, closed_at, filled_at, paused_at ON "job_listings"
	FOR EACH ROW EXECUTE FUNCTION update_searched_listing();--> statement-breakpoint
CREATE FUNCTION "update_searched_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE searched_listings
	SET search_text = search_text(listing.job_title, listing.job_suburb_name, NEW.company_name, listing.keywords)
	FROM job_listings AS listing
	WHERE listing.id = searched_listings.listing_id AND listing.business_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "searched_company" AFTER UPDATE OF company_name ON "businesses"
	FOR EACH ROW WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name) EXECUTE FUNCTION update_searched_company();--> statement-breakpoint
INSERT INTO "shift_masks" SELECT DISTINCT shift_mask, bit_count(shift_mask::bit(28)) FROM job_listings;--> statement-breakpoint
INSERT INTO "searched_listings"
SELECT listing.id, posted_at, expiring_on, shift_mask, bit_count(shift_mask::bit(28)), job_type,
	CASE WHEN pay_type = 'Per Hour' THEN coalesce(pay_range_start, pay_range_end) END,
	lower(job_suburb_name), search_text(job_title, job_suburb_name, company_name, keywords)
FROM job_listings AS listing JOIN businesses ON businesses.id = listing.business_id
WHERE closed_at IS NULL AND filled_at IS NULL AND paused_at IS NULL;--> statement-breakpoint
ALTER TABLE "searched_listings" ADD CONSTRAINT "searched_listings_listing_id_job_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searched_listings_newest" ON "searched_listings" USING btree ((posted_at at time zone 'UTC'),"listing_id");--> statement-breakpoint
CREATE INDEX "searched_listings_shifts" ON "searched_listings" USING btree ("shift_mask","posted_at","listing_id");--> statement-breakpoint
CREATE INDEX "searched_listings_suburb" ON "searched_listings" USING btree ("suburb","posted_at","listing_id");--> statement-breakpoint
CREATE INDEX "searched_listings_words" ON "searched_listings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "searched_listings_letters" ON "searched_listings" USING gin (short_ngrams("search_text"));--> statement-breakpoint
DROP INDEX "businesses_name";--> statement-breakpoint
DROP INDEX "job_listings_search";--> statement-breakpoint
ALTER TABLE "job_listings" DROP COLUMN "search_text";--> statement-breakpoint
DROP FUNCTION "listing_search_text";--> statement-breakpoint
DROP INDEX "applications_listing";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_count" integer GENERATED ALWAYS AS (jsonb_array_length(answers)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "student_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "student_suburb" text;--> statement-breakpoint
UPDATE "applications" SET "student_mask" = users.availability_mask, "student_suburb" = lower(btrim(users.current_suburb)) FROM "users" WHERE users.id = applications.user_id;--> statement-breakpoint
CREATE INDEX "applications_listing" ON "applications" USING btree ("job_listing_id","applied_at","id") INCLUDE ("student_mask","student_suburb","letter_words","answer_count");--> statement-breakpoint
CREATE FUNCTION "copy_student_to_application"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Locked, because a concurrent change of the week does not see this application before it is committed.
	SELECT availability_mask, lower(btrim(current_suburb)) INTO NEW.student_mask, NEW.student_suburb
		FROM users WHERE id = NEW.user_id FOR SHARE;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "student_of_application" BEFORE INSERT ON "applications"
	FOR EACH ROW EXECUTE FUNCTION copy_student_to_application();--> statement-breakpoint
CREATE FUNCTION "copy_student_to_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE applications SET student_mask = NEW.availability_mask, student_suburb = lower(btrim(NEW.current_suburb))
		WHERE user_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "applications_of_student" AFTER UPDATE OF availability_mask, current_suburb ON "users"
	FOR EACH ROW WHEN (
		OLD.availability_mask IS DISTINCT FROM NEW.availability_mask OR OLD.current_suburb IS DISTINCT FROM NEW.current_suburb
	) EXECUTE FUNCTION copy_student_to_applications();
