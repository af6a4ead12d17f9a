DROP INDEX "board_notes_board";--> statement-breakpoint
DROP INDEX "pins_board";--> statement-breakpoint
DROP INDEX "pins_section";--> statement-breakpoint
ALTER TABLE "board_notes" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "board_notes_board" ON "board_notes" USING btree ("board_id","place" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pins_board" ON "pins" USING btree ("board_id","place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_section" ON "pins" USING btree ("section_id","place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
UPDATE "board_notes" SET "place" = "id";--> statement-breakpoint
-- New notes come first, also those that an instance of the version before writes.
CREATE FUNCTION tessera_note_place() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      NEW.place := NEW.id;
      RETURN NEW;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER board_notes_place BEFORE INSERT ON "board_notes"
  FOR EACH ROW WHEN (NEW.place = 0)
  EXECUTE FUNCTION tessera_note_place();
