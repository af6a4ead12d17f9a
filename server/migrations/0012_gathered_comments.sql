ALTER TABLE "comments" DROP CONSTRAINT "comments_pin_id_pins_id_fk";
--> statement-breakpoint
DROP INDEX "comments_pin";--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "pin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "already_there" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_notes" ADD COLUMN "readers" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "origin_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_open" boolean;--> statement-breakpoint
-- What was said where only some could read it stays there.
UPDATE comments SET origin_id = pins.origin_id, is_open = boards.privacy = 'public'
FROM pins JOIN boards ON boards.id = pins.board_id WHERE pins.id = comments.pin_id;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "origin_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "is_open" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_origin" ON "comments" USING btree ("origin_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_closed" ON "comments" USING btree ("pin_id") WHERE not "comments"."is_open";--> statement-breakpoint
CREATE INDEX "comments_left" ON "comments" USING btree ("origin_id") WHERE "comments"."pin_id" is null;--> statement-breakpoint
CREATE INDEX "comments_pin" ON "comments" USING btree ("pin_id");