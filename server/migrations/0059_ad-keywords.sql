CREATE TABLE "ad_keywords" (
	"id" bigint PRIMARY KEY NOT NULL,
	"campaign_id" bigint NOT NULL,
	"ad_group_id" bigint,
	"is_negative" boolean NOT NULL,
	"match" text NOT NULL,
	"text" text NOT NULL,
	"stems" text NOT NULL,
	"bid_micro" bigint,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_search_queries" (
	"advertiser_id" bigint NOT NULL,
	"query" text NOT NULL,
	"stems" text NOT NULL,
	"people" text[] NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "ad_search_queries_advertiser_id_query_pk" PRIMARY KEY("advertiser_id","query")
);
--> statement-breakpoint
CREATE TABLE "ad_search_stats" (
	"ad_id" bigint NOT NULL,
	"day" date NOT NULL,
	"query" text NOT NULL,
	"keyword_id" bigint NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"closeups" integer DEFAULT 0 NOT NULL,
	"spend_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_search_stats_ad_id_day_query_keyword_id_pk" PRIMARY KEY("ad_id","day","query","keyword_id")
);
--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "search_query" text;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "keyword_id" bigint;--> statement-breakpoint
ALTER TABLE "ad_groups" ADD COLUMN "keywords_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "keywords_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_keywords" ADD CONSTRAINT "ad_keywords_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_keywords" ADD CONSTRAINT "ad_keywords_ad_group_id_ad_groups_id_fk" FOREIGN KEY ("ad_group_id") REFERENCES "public"."ad_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_search_queries" ADD CONSTRAINT "ad_search_queries_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_search_stats" ADD CONSTRAINT "ad_search_stats_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_keywords_once" ON "ad_keywords" USING btree ("campaign_id",coalesce("ad_group_id", 0),"is_negative","match","stems") WHERE "ad_keywords"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "ad_keywords_ad_group" ON "ad_keywords" USING btree ("ad_group_id");--> statement-breakpoint
CREATE INDEX "ad_search_queries_day" ON "ad_search_queries" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "ad_search_stats_named" ON "ad_search_stats" USING btree ("day") WHERE "ad_search_stats"."query" <> '';--> statement-breakpoint
-- Searches from before keywords are told as other searches.
INSERT INTO "ad_search_stats" ("ad_id", "day", "query", "keyword_id", "impressions", "clicks", "saves", "closeups", "spend_micro")
SELECT "ad_id", "day", '', 0, sum("impressions"), sum("clicks"), sum("saves"), sum("closeups"), sum("spend_micro")
FROM "ad_stats" WHERE "place" = 'search' GROUP BY "ad_id", "day";
