CREATE TABLE "report_preferences" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"click_window" integer NOT NULL,
	"view_window" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"week_start" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "made_reports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"creator_id" bigint,
	"schedule_id" bigint,
	"due_at" timestamp with time zone,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"format" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" text NOT NULL,
	"rows" integer,
	"bytes" bigint,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "made_reports_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"report_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_mails_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"schedule_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "report_recipients_schedule_id_user_id_pk" PRIMARY KEY("schedule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"creator_id" bigint,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"format" text NOT NULL,
	"rhythm" text NOT NULL,
	"state" text NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "report_preferences" ADD CONSTRAINT "report_preferences_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_reports" ADD CONSTRAINT "made_reports_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_reports" ADD CONSTRAINT "made_reports_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_reports" ADD CONSTRAINT "made_reports_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_report_id_made_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."made_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_views_advertiser" ON "report_views" USING btree ("advertiser_id","author_id");--> statement-breakpoint
CREATE INDEX "report_views_author" ON "report_views" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "report_views_deleted" ON "report_views" USING btree ("deleted_at") WHERE "report_views"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "made_reports_advertiser" ON "made_reports" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "made_reports_creator" ON "made_reports" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "made_reports_due" ON "made_reports" USING btree ("schedule_id","due_at");--> statement-breakpoint
CREATE INDEX "made_reports_expires" ON "made_reports" USING btree ("expires_at") WHERE "made_reports"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "report_mails_user" ON "report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_recipients_user" ON "report_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_advertiser" ON "report_schedules" USING btree ("advertiser_id");--> statement-breakpoint
CREATE INDEX "report_schedules_creator" ON "report_schedules" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "report_schedules_next" ON "report_schedules" USING btree ("next_at") WHERE "report_schedules"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "report_schedules_deleted" ON "report_schedules" USING btree ("deleted_at") WHERE "report_schedules"."deleted_at" is not null;