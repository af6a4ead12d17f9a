CREATE TABLE "running_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"metadata" text NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writer" integer DEFAULT 0 NOT NULL,
	"is_writing" boolean DEFAULT false NOT NULL,
	"left_over" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
