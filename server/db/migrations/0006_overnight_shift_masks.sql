-- A shift that ends after 06:00 of the next day needs slots of that day, too. Masks stored before did not hold them.
UPDATE "job_listings" SET "shift_mask" = "shift_mask" | "overnight"."mask"
FROM (
  SELECT "listing"."id", bit_or(
    (("ends_at" > '06:00')::integer << ("next_day" * 4))
    | (("ends_at" > '12:00')::integer << ("next_day" * 4 + 1))
    | (("ends_at" > '18:00')::integer << ("next_day" * 4 + 2))
    | (("ends_at" > '22:00')::integer << ("next_day" * 4 + 3))
  ) AS "mask"
  FROM "job_listings" AS "listing"
  CROSS JOIN LATERAL jsonb_array_elements("listing"."shifts") AS "shift"
  CROSS JOIN LATERAL (SELECT
    -- Arrays count from 1 and days from 0, so this is the day after.
    array_position(ARRAY['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], "shift" ->> 'dayOfWeek') % 7 AS "next_day",
    substr("shift" ->> 'startTime', 12, 5) AS "starts_at",
    substr("shift" ->> 'endTime', 12, 5) AS "ends_at"
  ) AS "times"
  WHERE "ends_at" < "starts_at" AND "ends_at" > '06:00'
  GROUP BY "listing"."id"
) AS "overnight"
WHERE "overnight"."id" = "job_listings"."id";
