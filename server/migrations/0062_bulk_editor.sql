CREATE TABLE "bulk_run_campaigns" (
	"run_id" bigint NOT NULL,
	"at" integer NOT NULL,
	"campaign_id" bigint,
	"state" text NOT NULL,
	"edit" jsonb,
	"places" jsonb NOT NULL,
	"undo" jsonb,
	CONSTRAINT "bulk_run_campaigns_run_id_at_pk" PRIMARY KEY("run_id","at")
);
--> statement-breakpoint
CREATE TABLE "bulk_run_rows" (
	"run_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"campaign_at" integer,
	"level" text,
	"object_id" text,
	"name" text NOT NULL,
	"is_new" boolean NOT NULL,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"is_changing" boolean NOT NULL,
	"is_faulty" boolean NOT NULL,
	CONSTRAINT "bulk_run_rows_run_id_row_pk" PRIMARY KEY("run_id","row")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"unfit" jsonb,
	"progress" real DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"rows_changing" integer DEFAULT 0 NOT NULL,
	"rows_faulty" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"key" text,
	"holder" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"applied_at" timestamp with time zone,
	"applied_by" bigint,
	"undone_at" timestamp with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
ALTER TABLE "bulk_run_campaigns" ADD CONSTRAINT "bulk_run_campaigns_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_run_rows" ADD CONSTRAINT "bulk_run_rows_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_run_campaigns_ready" ON "bulk_run_campaigns" USING btree ("run_id","at") WHERE "bulk_run_campaigns"."state" in ('ready', 'applied');--> statement-breakpoint
CREATE INDEX "bulk_run_rows_changing" ON "bulk_run_rows" USING btree ("run_id","row") WHERE "bulk_run_rows"."is_changing";--> statement-breakpoint
CREATE INDEX "bulk_run_rows_faulty" ON "bulk_run_rows" USING btree ("run_id","row") WHERE "bulk_run_rows"."is_faulty";--> statement-breakpoint
CREATE INDEX "bulk_runs_advertiser" ON "bulk_runs" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_runs_created" ON "bulk_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_runs_creator" ON "bulk_runs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bulk_runs_applier" ON "bulk_runs" USING btree ("applied_by");--> statement-breakpoint
CREATE INDEX "bulk_runs_undoer" ON "bulk_runs" USING btree ("undone_by");