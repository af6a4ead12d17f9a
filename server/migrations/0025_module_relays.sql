CREATE TABLE "module_relays" (
	"id" text PRIMARY KEY NOT NULL,
	"module" text NOT NULL,
	"token_id" text NOT NULL,
	"builds" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_relays" ADD CONSTRAINT "module_relays_token_id_module_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."module_tokens"("id") ON DELETE cascade ON UPDATE no action;