CREATE TABLE "house_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" bigint,
	"role" text,
	"act" text NOT NULL,
	"person_id" bigint,
	"object" text,
	"reason" text NOT NULL,
	"before" text,
	"after" text,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"pin_id" bigint PRIMARY KEY NOT NULL,
	"harm" smallint NOT NULL,
	"reach" integer NOT NULL,
	"reports" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" bigint,
	"covered_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suspended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_doors" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"domains" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invites" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"note" text NOT NULL,
	"most" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"made_by" bigint,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sign_up_invites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "house_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "limited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "limited_for_domain" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_by_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspended_sessions" ADD CONSTRAINT "suspended_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_log_person" ON "house_log" USING btree ("person_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "house_log_actor" ON "house_log" USING btree ("actor_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "house_log_act" ON "house_log" USING btree ("act","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_cases_open" ON "report_cases" USING btree ("harm" DESC NULLS FIRST,"reach" DESC NULLS FIRST,"pin_id" DESC NULLS FIRST) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "suspended_sessions_user" ON "suspended_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suspended_sessions_ended" ON "suspended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sign_up_invites_expires" ON "sign_up_invites" USING btree ("expires_at");--> statement-breakpoint
-- What was logged stays, so that nobody hides what they did.
CREATE FUNCTION tessera_house_log_stays() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      RAISE EXCEPTION 'Entries of the log are never changed or deleted.'
        USING ERRCODE = 'restrict_violation';
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER house_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "house_log"
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_house_log_stays();
--> statement-breakpoint
-- The reports that nobody could decide until now.
INSERT INTO "report_cases" ("pin_id", "harm", "reach", "reports", "first_at", "last_at")
  SELECT given."pin_id",
    max(CASE given."reason" WHEN 'self-harm' THEN 9 WHEN 'violence' THEN 8 WHEN 'hate' THEN 7
      WHEN 'harassment' THEN 7 WHEN 'nudity' THEN 6 WHEN 'dangerous-goods' THEN 6 WHEN 'privacy' THEN 5
      WHEN 'copyright' THEN 3 WHEN 'misinformation' THEN 3 ELSE 1 END),
    coalesce(max(origin."save_count"), 0), count(*), min(given."created_at"), max(given."created_at")
  FROM "pin_reports" given
  JOIN "pins" reported ON reported."id" = given."pin_id"
  LEFT JOIN "pins" origin ON origin."id" = reported."origin_id"
  GROUP BY given."pin_id";
