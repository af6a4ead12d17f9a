CREATE TABLE "audience_acts" (
	"advertiser_id" bigint NOT NULL,
	"act" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audience_acts_advertiser_id_act_user_id_pk" PRIMARY KEY("advertiser_id","act","user_id")
);
--> statement-breakpoint
CREATE TABLE "audience_aims" (
	"ad_group_id" bigint PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"is_wide" boolean NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience_hashes" (
	"audience_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audience_hashes_audience_id_hash_pk" PRIMARY KEY("audience_id","hash")
);
--> statement-breakpoint
CREATE TABLE "audience_members" (
	"audience_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "audience_members_audience_id_user_id_pk" PRIMARY KEY("audience_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone,
	"size" integer,
	"is_usable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audience_acts" ADD CONSTRAINT "audience_acts_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_acts" ADD CONSTRAINT "audience_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_aims" ADD CONSTRAINT "audience_aims_ad_group_id_ad_groups_id_fk" FOREIGN KEY ("ad_group_id") REFERENCES "public"."ad_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_hashes" ADD CONSTRAINT "audience_hashes_audience_id_audiences_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_audience_id_audiences_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_acts_user" ON "audience_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audience_acts_at" ON "audience_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audience_members_user" ON "audience_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audiences_advertiser" ON "audiences" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_groups_audiences" ON "ad_groups" USING btree ("id") WHERE "ad_groups"."targeting" ?| array['AUDIENCE_INCLUDE', 'AUDIENCE_EXCLUDE'];--> statement-breakpoint
CREATE INDEX "ad_touches_clicks" ON "ad_touches" USING btree ("served_id") WHERE "ad_touches"."touch" = 'click';--> statement-breakpoint
CREATE INDEX "users_email_hash" ON "users" USING btree (encode(sha256(decode(replace(lower("email"::text), '\', '\\'), 'escape')), 'hex')) WHERE "users"."email_verified_at" is not null;