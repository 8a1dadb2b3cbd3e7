CREATE TABLE "file_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
