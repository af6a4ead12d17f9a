CREATE TABLE "catalog_items" (
	"source_id" text NOT NULL,
	"item_id" text NOT NULL,
	"product_key" text NOT NULL,
	"row" integer NOT NULL,
	"print" text NOT NULL,
	"item" jsonb NOT NULL,
	"state" text NOT NULL,
	"run_id" text NOT NULL,
	CONSTRAINT "catalog_items_source_id_item_id_pk" PRIMARY KEY("source_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_products" (
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"item_id" text NOT NULL,
	"row" integer NOT NULL,
	"is_listed" boolean NOT NULL,
	"picture_url" text NOT NULL,
	"picture_key" text NOT NULL,
	"picture_state" text NOT NULL,
	"why" text,
	"origin_id" bigint,
	"words_print" text NOT NULL,
	"facts_print" text NOT NULL,
	CONSTRAINT "catalog_products_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
CREATE TABLE "catalog_report" (
	"run_id" text NOT NULL,
	"row" integer NOT NULL,
	"at" integer NOT NULL,
	"item" text,
	"column_name" text,
	"fault" text NOT NULL,
	"value" text NOT NULL,
	"why" text,
	CONSTRAINT "catalog_report_run_id_row_at_pk" PRIMARY KEY("run_id","row","at")
);
--> statement-breakpoint
CREATE TABLE "catalog_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"state" text NOT NULL,
	"is_asked" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"holder" text,
	"progress" double precision DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"retired" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"why" text,
	"file_parts" integer DEFAULT 0 NOT NULL,
	"is_fetched" boolean DEFAULT false NOT NULL,
	"file_print" text,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
CREATE TABLE "catalog_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"address" text,
	"rhythm" text NOT NULL,
	"currency" text,
	"board_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"next_run_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"file_print" text,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone,
	"held_print" text,
	"pictures_job" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_source_id_catalog_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalog_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_products" ADD CONSTRAINT "catalog_products_source_id_catalog_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalog_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_report" ADD CONSTRAINT "catalog_report_run_id_catalog_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."catalog_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD CONSTRAINT "catalog_runs_source_id_catalog_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalog_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_sources" ADD CONSTRAINT "catalog_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_sources" ADD CONSTRAINT "catalog_sources_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_items_product" ON "catalog_items" USING btree ("source_id","product_key");--> statement-breakpoint
CREATE INDEX "catalog_items_waiting" ON "catalog_items" USING btree ("source_id","product_key") WHERE "catalog_items"."state" <> 'applied';--> statement-breakpoint
CREATE INDEX "catalog_products_picture" ON "catalog_products" USING btree ("source_id","picture_key");--> statement-breakpoint
CREATE INDEX "catalog_products_waiting" ON "catalog_products" USING btree ("source_id","picture_key") WHERE "catalog_products"."picture_state" = 'waiting' and "catalog_products"."is_listed";--> statement-breakpoint
CREATE INDEX "catalog_report_fault" ON "catalog_report" USING btree ("run_id","fault","row","at");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_runs_running" ON "catalog_runs" USING btree ("source_id") WHERE "catalog_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "catalog_runs_latest" ON "catalog_runs" USING btree ("source_id","started_at");--> statement-breakpoint
CREATE INDEX "catalog_runs_files" ON "catalog_runs" USING btree ("ended_at") WHERE "catalog_runs"."file_parts" > 0;--> statement-breakpoint
CREATE INDEX "catalog_sources_user" ON "catalog_sources" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "catalog_sources_due" ON "catalog_sources" USING btree ("next_run_at") WHERE "catalog_sources"."next_run_at" is not null and "catalog_sources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "catalog_sources_board" ON "catalog_sources" USING btree ("board_id");