CREATE TABLE "module_preview_tags" (
	"preview" text NOT NULL,
	"tag" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_preview_tags_preview_tag_pk" PRIMARY KEY("preview","tag")
);
--> statement-breakpoint
CREATE TABLE "module_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"module" text NOT NULL,
	"modules" text[] NOT NULL,
	"builds" text[] NOT NULL,
	"token_id" text NOT NULL,
	"made_by" text NOT NULL,
	"why" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "module_preview_tags" ADD CONSTRAINT "module_preview_tags_preview_module_previews_id_fk" FOREIGN KEY ("preview") REFERENCES "public"."module_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_previews" ADD CONSTRAINT "module_previews_token_id_module_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."module_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_previews_module" ON "module_previews" USING btree ("module");