CREATE TABLE "loose_media" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loose_media" ADD CONSTRAINT "loose_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_media_since" ON "loose_media" USING btree ("since");--> statement-breakpoint
CREATE INDEX "boards_cover" ON "boards" USING btree ("cover_id") WHERE "boards"."cover_id" is not null;--> statement-breakpoint
CREATE INDEX "pins_media" ON "pins" USING btree ("media_id");