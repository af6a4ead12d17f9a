-- concurrently
-- Members look up their own pins, on secret boards too.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pins_own_text" ON "pins" USING gin (tessera_own_text("title", "description", "alt_text", "note", "link") gin_trgm_ops) WHERE "pins"."deleted_at" is null;
