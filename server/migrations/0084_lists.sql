CREATE TABLE "held_items" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "held_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "listed_terms" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"act" text NOT NULL,
	"match" text NOT NULL,
	"language" text,
	"places" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copyright_notices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"reporter" text NOT NULL,
	"reporter_id" bigint,
	"work" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"locale" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copyright_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"upheld" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter_notices" (
	"decision_id" bigint PRIMARY KEY NOT NULL,
	"notice_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"court_at" timestamp with time zone,
	"court_words" text,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fetched_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"every_hours" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"entries" integer DEFAULT 0 NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"fault" text,
	"fails_since" timestamp with time zone,
	"waiting" integer,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_changes" (
	"version_id" bigint NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "list_changes_version_id_key_pk" PRIMARY KEY("version_id","key")
);
--> statement-breakpoint
CREATE TABLE "list_versions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"actor_id" bigint,
	"reason" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"undoes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "list_changes" ADD CONSTRAINT "list_changes_version_id_list_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."list_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_items_owner" ON "held_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "copyright_notices_case" ON "copyright_notices" USING btree ("case_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "copyright_notices_reporter" ON "copyright_notices" USING btree ("reporter_id") WHERE "copyright_notices"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "counter_notices_due" ON "counter_notices" USING btree ("due_at") WHERE "counter_notices"."court_at" is null and "counter_notices"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "counter_notices_owner" ON "counter_notices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "list_versions_list" ON "list_versions" USING btree ("list","id" DESC NULLS FIRST);