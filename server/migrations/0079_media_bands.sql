-- concurrently
-- Pictures that look alike are found by it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_bands" ON "media" USING gin (tessera_bands("phash"));
