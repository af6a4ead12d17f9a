-- concurrently
-- Decisions of people about ads, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_reviews_by_people" ON "ad_reviews" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "ad_reviews"."decided_by" <> 'check';
