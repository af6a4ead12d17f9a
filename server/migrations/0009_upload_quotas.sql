CREATE TABLE "upload_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_quotas" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"held" integer NOT NULL,
	"held_bytes" bigint NOT NULL,
	"used_bytes" bigint NOT NULL,
	"window_began" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_holds" ADD CONSTRAINT "upload_holds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_quotas" ADD CONSTRAINT "upload_quotas_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_holds_created" ON "upload_holds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_holds_owner" ON "upload_holds" USING btree ("owner_id");