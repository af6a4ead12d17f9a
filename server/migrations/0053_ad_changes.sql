CREATE TABLE "ad_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"actor_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"object_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_stats" (
	"ad_id" bigint NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"age" text NOT NULL,
	"gender" text NOT NULL,
	"country" text NOT NULL,
	"app" text NOT NULL,
	"touch" text NOT NULL,
	"lag" integer NOT NULL,
	"click_lag" integer DEFAULT 0 NOT NULL,
	"event" text NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"value_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "conversion_stats_key" PRIMARY KEY("ad_id","day","place","age","gender","country","app","touch","lag","click_lag","event")
);
--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_stats" ADD CONSTRAINT "conversion_stats_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_changes_advertiser" ON "ad_changes" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_changes_campaign" ON "ad_changes" USING btree ("campaign_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_changes_actor" ON "ad_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "conversion_stats_day" ON "conversion_stats" USING btree ("day");