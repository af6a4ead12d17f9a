-- The four quarters of a hash, numbered, by which hashes that differ in few bits are looked up.
CREATE FUNCTION tessera_bands(hash bigint) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT ARRAY[(hash & 65535)::integer, 65536 + ((hash >> 16) & 65535)::integer,
    131072 + ((hash >> 32) & 65535)::integer, 196608 + ((hash >> 48) & 65535)::integer] $$;
--> statement-breakpoint
CREATE TABLE "refused_hashes" (
	"refused_id" bigint NOT NULL,
	"turn" smallint NOT NULL,
	"cut" smallint NOT NULL,
	"hash" bigint NOT NULL,
	CONSTRAINT "refused_hashes_refused_id_turn_cut_pk" PRIMARY KEY("refused_id","turn","cut")
);
--> statement-breakpoint
CREATE TABLE "refused_pictures" (
	"id" bigint PRIMARY KEY NOT NULL,
	"removal_id" bigint NOT NULL,
	"sha" text NOT NULL,
	"look" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withheld_media" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"removal_id" bigint NOT NULL,
	"kept_key" text NOT NULL,
	"moved_at" timestamp with time zone,
	"portrait_of" bigint
);
--> statement-breakpoint
CREATE TABLE "content_removal_people" (
	"removal_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "content_removal_people_removal_id_user_id_pk" PRIMARY KEY("removal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_removals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" bigint,
	"role" text,
	"pictures" integer NOT NULL,
	"pins" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_hashes" ADD CONSTRAINT "refused_hashes_refused_id_refused_pictures_id_fk" FOREIGN KEY ("refused_id") REFERENCES "public"."refused_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_removal_people" ADD CONSTRAINT "content_removal_people_removal_id_content_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."content_removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_removal_people" ADD CONSTRAINT "content_removal_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_hashes_bands" ON "refused_hashes" USING gin (tessera_bands("hash"));--> statement-breakpoint
CREATE INDEX "refused_pictures_sha" ON "refused_pictures" USING btree ("sha");--> statement-breakpoint
CREATE INDEX "refused_pictures_removal" ON "refused_pictures" USING btree ("removal_id");--> statement-breakpoint
CREATE INDEX "withheld_media_removal" ON "withheld_media" USING btree ("removal_id");--> statement-breakpoint
CREATE INDEX "content_removal_people_user" ON "content_removal_people" USING btree ("user_id");
