CREATE TABLE "counted_attempts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"attempts" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counted_attempts_expires" ON "counted_attempts" USING btree ("expires_at");