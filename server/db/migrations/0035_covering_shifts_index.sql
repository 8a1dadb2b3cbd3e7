DROP INDEX "searched_listings_shifts";--> statement-breakpoint
CREATE INDEX "searched_listings_shifts" ON "searched_listings" USING btree ("shift_mask","posted_at","listing_id") INCLUDE ("expiring_on");
