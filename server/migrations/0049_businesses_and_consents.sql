CREATE TABLE "ad_businesses" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"website" text NOT NULL,
	"tax_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_consents" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "ad_businesses" ADD CONSTRAINT "ad_businesses_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_consents" ADD CONSTRAINT "ads_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_client_key" ON "campaigns" USING btree ("advertiser_id","client_key");