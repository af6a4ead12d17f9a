CREATE TABLE "ad_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"campaign_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"targeting" jsonb NOT NULL,
	"is_automatic" boolean DEFAULT true NOT NULL,
	"billed" text NOT NULL,
	"bid_micro" bigint,
	"product_group_id" text,
	"conversion_tag_id" text,
	"conversion_event" text
);
--> statement-breakpoint
CREATE TABLE "ad_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"is_personalized" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_views" (
	"viewer_id" bigint NOT NULL,
	"ad_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "ad_views_viewer_id_day_ad_id_pk" PRIMARY KEY("viewer_id","day","ad_id")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"ad_group_id" bigint NOT NULL,
	"pin_id" bigint NOT NULL,
	"destination_url" text,
	"state" text NOT NULL,
	"review" text DEFAULT 'waiting' NOT NULL,
	"review_reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertiser_billing" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"left_micro" bigint DEFAULT 0 NOT NULL,
	"threshold_micro" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" bigint NOT NULL,
	"day" date NOT NULL,
	"spent_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"objective" text NOT NULL,
	"state" text NOT NULL,
	"daily_budget_micro" bigint NOT NULL,
	"total_budget_micro" bigint,
	"is_flexible" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"made_with" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_advertisers" (
	"user_id" bigint NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_advertisers_user_id_advertiser_id_pk" PRIMARY KEY("user_id","advertiser_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_position_pk" PRIMARY KEY("transaction_id","position")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"about" jsonb NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "advertisers" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_groups" ADD CONSTRAINT "ad_groups_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_preferences" ADD CONSTRAINT "ad_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_ad_group_id_ad_groups_id_fk" FOREIGN KEY ("ad_group_id") REFERENCES "public"."ad_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertiser_billing" ADD CONSTRAINT "advertiser_billing_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_advertisers" ADD CONSTRAINT "hidden_advertisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_advertisers" ADD CONSTRAINT "hidden_advertisers_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_groups_campaign" ON "ad_groups" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_views_day" ON "ad_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ads_ad_group" ON "ads" USING btree ("ad_group_id");--> statement-breakpoint
CREATE INDEX "ads_pin" ON "ads" USING btree ("pin_id");--> statement-breakpoint
CREATE INDEX "ads_waiting" ON "ads" USING btree ("created_at") WHERE "ads"."review" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaigns_advertiser" ON "campaigns" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_live" ON "campaigns" USING btree ("ends_at") WHERE "campaigns"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("advertiser_id","account","currency");--> statement-breakpoint
CREATE INDEX "ledger_transactions_advertiser" ON "ledger_transactions" USING btree ("advertiser_id","id" DESC NULLS LAST);