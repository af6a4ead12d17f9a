ALTER TABLE "pins" ADD COLUMN "creator_id" bigint;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "note_for" text DEFAULT 'saver' NOT NULL;--> statement-breakpoint
UPDATE pins copy SET creator_id = original.pinner_id
FROM pins original
WHERE original.id = copy.origin_id AND copy.id <> copy.origin_id;--> statement-breakpoint
-- What a copy says that its original does not is what its saver wrote: it becomes their note.
UPDATE pins copy SET note = btrim(concat_ws(E'\n',
	CASE WHEN copy.title <> original.title THEN nullif(copy.title, '') END,
	CASE WHEN copy.description <> original.description THEN nullif(copy.description, '') END,
	CASE WHEN copy.link IS DISTINCT FROM original.link THEN copy.link END))
FROM pins original
WHERE original.id = copy.origin_id AND copy.id <> copy.origin_id
	AND (copy.title, copy.description, copy.link) IS DISTINCT FROM (original.title, original.description, original.link);--> statement-breakpoint
-- Copies of originals that nobody but their people sees keep their words until those come into sight.
UPDATE pins copy SET title = original.title, description = original.description, link = original.link
FROM pins original JOIN boards ON boards.id = original.board_id
WHERE original.id = copy.origin_id AND copy.id <> copy.origin_id
	AND original.deleted_at IS NULL AND boards.privacy = 'public' AND boards.deleted_at IS NULL
	AND (copy.title, copy.description, copy.link) IS DISTINCT FROM (original.title, original.description, original.link);
