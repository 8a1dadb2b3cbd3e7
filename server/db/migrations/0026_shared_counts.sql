CREATE UNLOGGED TABLE "shared_counts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_counts_expires" ON "shared_counts" USING btree ("expires_at");