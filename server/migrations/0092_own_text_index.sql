-- concurrently
-- The library of a member by title, and by site.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pins_own_title" ON "pins" USING btree ("pinner_id",(left(plain, 40)) collate "C","id") WHERE "pins"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pins_own_site" ON "pins" USING btree ("pinner_id",(left(coalesce(tessera_site(link), '~'), 40)) collate "C","id") WHERE "pins"."deleted_at" is null;
