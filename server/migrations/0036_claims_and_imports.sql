CREATE TABLE "import_pins" (
	"import_id" text NOT NULL,
	"at" integer NOT NULL,
	"planned" jsonb NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"pin_id" bigint,
	CONSTRAINT "import_pins_import_id_at_pk" PRIMARY KEY("import_id","at")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"boards" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"make_public" boolean DEFAULT false NOT NULL,
	"made_boards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "official_domains" ADD COLUMN "found_in" text;--> statement-breakpoint
ALTER TABLE "official_domains" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "official_domains" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_pins" ADD CONSTRAINT "import_pins_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pins_state" ON "import_pins" USING btree ("import_id","state","at");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "official_domains_checked" ON "official_domains" USING btree ("checked_at") WHERE "official_domains"."checked_at" is not null;