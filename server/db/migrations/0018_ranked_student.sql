-- Of a deleted student, an application keeps neither the week nor the suburb.
CREATE OR REPLACE FUNCTION "copy_student_to_application"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Locked, because a concurrent change of the week does not see this application before it is committed.
	SELECT availability_mask, lower(btrim(current_suburb)) INTO NEW.student_mask, NEW.student_suburb
		FROM users WHERE id = NEW.user_id FOR SHARE;
	NEW.student_mask := coalesce(NEW.student_mask, 0);
	RETURN NEW;
END
$$;--> statement-breakpoint
DROP TRIGGER "student_of_application" ON "applications";--> statement-breakpoint
CREATE TRIGGER "student_of_application" BEFORE INSERT OR UPDATE OF user_id ON "applications"
	FOR EACH ROW EXECUTE FUNCTION copy_student_to_application();--> statement-breakpoint
UPDATE "applications" SET "student_mask" = 0, "student_suburb" = NULL WHERE "user_id" IS NULL;
