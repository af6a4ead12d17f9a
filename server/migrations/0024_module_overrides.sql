CREATE TABLE "module_overrides" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"token_id" text,
	"overrides" text NOT NULL,
	"travelled" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_sets" ADD COLUMN "overridden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_override" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "module_overrides" ADD CONSTRAINT "module_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_overrides" ADD CONSTRAINT "module_overrides_token_id_module_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."module_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_overrides_user" ON "module_overrides" USING btree ("user_id");