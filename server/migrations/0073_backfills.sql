CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" text,
	"seen" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	"ran_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
