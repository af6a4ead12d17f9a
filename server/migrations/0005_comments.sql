CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pin_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_pin" ON "comments" USING btree ("pin_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "users_portrait" ON "users" USING btree ("portrait_id") WHERE "users"."portrait_id" is not null;--> statement-breakpoint
CREATE INDEX "users_gone" ON "users" USING btree ("id") WHERE "users"."state" in ('suspended', 'deactivated');