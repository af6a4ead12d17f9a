INSERT INTO "campaigns" ("id", "advertiser_id", "name", "objective", "state", "daily_budget_micro", "starts_at", "ends_at", "made_with", "created_at")
	SELECT "promotions"."pin_id", "promotions"."advertiser_id", left("pins"."title", 63), 'CONSIDERATION', 'active', "promotions"."daily_budget_micro", "promotions"."starts_at", "promotions"."ends_at", 'promotions', "promotions"."created_at"
	FROM "promotions" JOIN "pins" ON "pins"."id" = "promotions"."pin_id";--> statement-breakpoint
INSERT INTO "ad_groups" ("id", "campaign_id", "name", "state", "targeting", "billed")
	SELECT "id", "id", "name", 'active', '{}', 'click' FROM "campaigns" WHERE "made_with" = 'promotions';--> statement-breakpoint
INSERT INTO "ads" ("id", "ad_group_id", "pin_id", "state", "created_at")
	SELECT "id", "id", "id", 'active', "created_at" FROM "campaigns" WHERE "made_with" = 'promotions';--> statement-breakpoint
DROP TABLE "promotions" CASCADE;
