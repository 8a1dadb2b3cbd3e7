ALTER TABLE "businesses" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "review" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "review_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "businesses_suspended" ON "businesses" USING btree ("suspended_at") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "job_listings_reviewed" ON "job_listings" USING btree ("review","posted_at","id") WHERE review <> 'approved';--> statement-breakpoint
CREATE INDEX "job_listings_poster" ON "job_listings" USING btree ("poster_file_id");--> statement-breakpoint
-- Whether students may see a listing: the one rule, for the search's copy below and for every other read.
CREATE FUNCTION "listing_is_shown"("review" text, "business_suspended_at" timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT $1 = 'approved' AND $2 IS NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_searched_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	company text;
	suspended_at timestamptz;
BEGIN
	-- Locked, because a concurrent change of the business does not see this listing before it is committed.
	SELECT businesses.company_name, businesses.suspended_at INTO company, suspended_at
		FROM businesses WHERE id = NEW.business_id FOR SHARE;
	IF NEW.closed_at IS NOT NULL OR NEW.filled_at IS NOT NULL OR NEW.paused_at IS NOT NULL
		OR NOT listing_is_shown(NEW.review, suspended_at) THEN
		DELETE FROM searched_listings WHERE listing_id = NEW.id;
		RETURN NULL;
	END IF;
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
DROP TRIGGER "searched_listing" ON "job_listings";--> statement-breakpoint
CREATE TRIGGER "searched_listing" AFTER INSERT OR UPDATE OF job_title, job_type, job_suburb_name, pay_range_start, pay_range_end, pay_type, shift_mask, keywords, posted_at, expiring_on, closed_at, filled_at, paused_at, review ON "job_listings"
	FOR EACH ROW EXECUTE FUNCTION update_searched_listing();--> statement-breakpoint
CREATE FUNCTION "update_searched_business"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Runs the trigger above for each listing.
	UPDATE job_listings SET review = review WHERE business_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "searched_business" AFTER UPDATE OF suspended_at ON "businesses"
	FOR EACH ROW WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL)) EXECUTE FUNCTION update_searched_business();
