CREATE TABLE "module_builds" (
	"module" text NOT NULL,
	"id" text NOT NULL,
	"base" text,
	"descriptor" text NOT NULL,
	"commit" text,
	"lockfile" text,
	"samples" text,
	"started_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"ran_until" timestamp with time zone,
	"published_by" text NOT NULL,
	CONSTRAINT "module_builds_module_id_pk" PRIMARY KEY("module","id")
);
--> statement-breakpoint
CREATE TABLE "module_releases" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"active" text,
	"last_good" text,
	"rollout_build" text,
	"rollout_percent" double precision,
	"rollout_since" timestamp with time zone,
	"revoked" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"modules" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry_changes" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"what" text NOT NULL,
	"module" text
);
--> statement-breakpoint
CREATE TABLE "registry_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"imported" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "registry_state" ("id", "version", "imported") VALUES (1, 0, '[]');
