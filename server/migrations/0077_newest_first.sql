-- concurrently
-- Lists that begin with the newest row read these from their start, and an index whose nulls come last is of no use to them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_advertiser_newest" ON "api_tokens" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_tokens_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "campaigns_advertiser_newest" ON "campaigns" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "campaigns_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_changes_advertiser_newest" ON "ad_changes" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_changes_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_changes_campaign_newest" ON "ad_changes" USING btree ("campaign_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_changes_campaign";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_experiments_advertiser_newest" ON "ad_experiments" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_experiments_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_webhook_newest" ON "webhook_deliveries" USING btree ("webhook_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_webhook";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhooks_advertiser_newest" ON "webhooks" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_touches_email_newest" ON "ad_touches" USING btree ("advertiser_id","email_hash","touch","at" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_touches_email";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversion_events_advertiser_newest" ON "conversion_events" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversion_events_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversion_tags_advertiser_newest" ON "conversion_tags" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversion_tags_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversion_test_events_code_newest" ON "conversion_test_events" USING btree ("code","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversion_test_events_code";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversion_uploads_advertiser_newest" ON "conversion_uploads" USING btree ("advertiser_id","kind","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversion_uploads_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audiences_advertiser_newest" ON "audiences" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audiences_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bulk_runs_advertiser_newest" ON "bulk_runs" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bulk_runs_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_reviews_ad_newest" ON "ad_reviews" USING btree ("ad_id","decided_at" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_reviews_ad";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_rule_acts_advertiser_newest" ON "ad_rule_acts" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_rule_acts_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ad_rule_acts_object_newest" ON "ad_rule_acts" USING btree ("object_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ad_rule_acts_object";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_advertiser_newest" ON "payments" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_transactions_advertiser_newest" ON "ledger_transactions" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_transactions_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "made_reports_advertiser_newest" ON "made_reports" USING btree ("advertiser_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "made_reports_advertiser";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "business_log_subject_newest" ON "business_log" USING btree ("subject_id","id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "business_log_subject";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_house" ON "users" USING btree ("house_role") WHERE "users"."house_role" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_limited" ON "users" USING btree ("limited_at") WHERE "users"."limited_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_suspended_until" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_until" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_waiting" ON "users" USING btree ("waiting_since") WHERE "users"."waiting_since" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_email_start" ON "users" USING btree (lower("email"::text) text_pattern_ops);
