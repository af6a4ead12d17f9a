-- small report_cases
CREATE TABLE "case_decisions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"subject_kind" text NOT NULL,
	"owner_id" bigint,
	"evidence_id" bigint,
	"decision" text NOT NULL,
	"ground" text NOT NULL,
	"reason" text NOT NULL,
	"reports" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"covered_before" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" bigint,
	"done" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"appeal_words" text,
	"appealed_at" timestamp with time zone,
	"appeal_outcome" text,
	"appeal_answer" text,
	"appeal_decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_evidence" (
	"id" bigint PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"picture_key" text,
	"has_copy" boolean DEFAULT false NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_reports" (
	"case_id" bigint NOT NULL,
	"reporter" text NOT NULL,
	"reporter_id" bigint,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"email" text,
	"locale" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_reports_case_id_reporter_pk" PRIMARY KEY("case_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "decision_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"reasons" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_holds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "subject_kind" text DEFAULT 'pin' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "evidence_id" bigint;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "appeal_of" bigint;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "handed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "handed_by" bigint;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "handed_note" text;--> statement-breakpoint
ALTER TABLE "case_reports" ADD CONSTRAINT "case_reports_case_id_report_cases_pin_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("pin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_decisions_owner" ON "case_decisions" USING btree ("owner_id","id" DESC NULLS FIRST) WHERE "case_decisions"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "case_decisions_case" ON "case_decisions" USING btree ("case_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_decisions_time" ON "case_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "case_evidence_ends" ON "case_evidence" USING btree ("ends_at") WHERE "case_evidence"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "case_reports_reporter" ON "case_reports" USING btree ("reporter_id") WHERE "case_reports"."reporter_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_subject" ON "report_cases" USING btree ("subject_kind","subject_id") WHERE "report_cases"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_owner" ON "report_cases" USING btree ("owner_id");--> statement-breakpoint
UPDATE "report_cases" SET "owner_id" = reported."pinner_id" FROM "pins" reported
  WHERE reported."id" = "report_cases"."pin_id";--> statement-breakpoint
-- The reports of cases that wait, and of those that were decided.
INSERT INTO "case_reports" ("case_id", "reporter", "reporter_id", "reason", "created_at")
  SELECT given."pin_id", 'account ' || given."user_id", given."user_id", given."reason", given."created_at"
  FROM "pin_reports" given JOIN "report_cases" cases ON cases."pin_id" = given."pin_id";
