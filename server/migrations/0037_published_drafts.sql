CREATE TABLE "published_drafts" (
	"owner_id" bigint NOT NULL,
	"key" text NOT NULL,
	"pin_id" bigint,
	CONSTRAINT "published_drafts_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "published_drafts" ADD CONSTRAINT "published_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_drafts" ADD CONSTRAINT "published_drafts_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_drafts_pin" ON "published_drafts" USING btree ("pin_id");