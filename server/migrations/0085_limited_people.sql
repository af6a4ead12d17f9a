-- concurrently
-- Search and feeds look up limited people by their id; the one by time had no reader.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_limited_id" ON "users" USING btree ("id") WHERE "users"."limited_at" is not null;
--> statement-breakpoint
-- The deletion and the download of an account read the pictures of its owner.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_owner" ON "media" USING btree ("owner_id") WHERE "media"."owner_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_limited";
