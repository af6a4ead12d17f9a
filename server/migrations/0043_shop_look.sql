CREATE TABLE "hidden_looks" (
	"pin_id" bigint PRIMARY KEY NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_regions" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"regions" jsonb,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_looks" ADD CONSTRAINT "hidden_looks_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_regions" ADD CONSTRAINT "picture_regions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;