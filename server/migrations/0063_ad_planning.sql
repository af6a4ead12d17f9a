CREATE TABLE "ad_market" (
	"country" text NOT NULL,
	"billed" text NOT NULL,
	"accounts" integer NOT NULL,
	"events" bigint NOT NULL,
	"price_low" double precision NOT NULL,
	"price_high" double precision NOT NULL,
	"click_rate_low" double precision NOT NULL,
	"click_rate_high" double precision NOT NULL,
	CONSTRAINT "ad_market_country_billed_pk" PRIMARY KEY("country","billed")
);
--> statement-breakpoint
CREATE TABLE "dismissed_recommendations" (
	"advertiser_id" bigint NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_recommendations_advertiser_id_key_pk" PRIMARY KEY("advertiser_id","key")
);
--> statement-breakpoint
CREATE TABLE "media_plans" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"author_id" bigint,
	"name" text NOT NULL,
	"plan" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dismissed_recommendations" ADD CONSTRAINT "dismissed_recommendations_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_plans" ADD CONSTRAINT "media_plans_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_plans" ADD CONSTRAINT "media_plans_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_recommendations_until" ON "dismissed_recommendations" USING btree ("until");--> statement-breakpoint
CREATE INDEX "media_plans_advertiser" ON "media_plans" USING btree ("advertiser_id");--> statement-breakpoint
CREATE INDEX "media_plans_author" ON "media_plans" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "media_plans_deleted" ON "media_plans" USING btree ("deleted_at") WHERE "media_plans"."deleted_at" is not null;