CREATE TABLE "pin_pictures" (
	"origin_id" bigint NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"media_id" bigint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"link" text,
	"alt_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "pin_pictures_origin_id_role_position_pk" PRIMARY KEY("origin_id","role","position")
);
--> statement-breakpoint
CREATE TABLE "pin_products" (
	"origin_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"product_id" bigint,
	CONSTRAINT "pin_products_origin_id_position_pk" PRIMARY KEY("origin_id","position")
);
--> statement-breakpoint
CREATE TABLE "pin_shuffles" (
	"origin_id" bigint PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_pins" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"by_id" bigint,
	"advertiser_id" bigint,
	"board_id" bigint,
	"section_id" bigint,
	"media_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"alt_text" text NOT NULL,
	"method" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_pictures" ADD CONSTRAINT "pin_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_pins" ADD CONSTRAINT "scheduled_pins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_pins" ADD CONSTRAINT "scheduled_pins_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_pins" ADD CONSTRAINT "scheduled_pins_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_pins" ADD CONSTRAINT "scheduled_pins_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_pins" ADD CONSTRAINT "scheduled_pins_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pin_pictures_media" ON "pin_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "scheduled_pins_owner" ON "scheduled_pins" USING btree ("owner_id","publish_at");--> statement-breakpoint
CREATE INDEX "scheduled_pins_due" ON "scheduled_pins" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "scheduled_pins_media" ON "scheduled_pins" USING btree ("media_id");