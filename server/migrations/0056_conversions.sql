CREATE TABLE "api_tokens" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "ad_touches" (
	"viewer_id" bigint NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"touch" text NOT NULL,
	"served_id" bigint NOT NULL,
	"email_hash" text NOT NULL,
	"ad_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"age" text NOT NULL,
	"gender" text NOT NULL,
	"country" text NOT NULL,
	"app" text NOT NULL,
	CONSTRAINT "ad_touches_key" PRIMARY KEY("viewer_id","advertiser_id","touch","served_id")
);
--> statement-breakpoint
CREATE TABLE "conversion_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"action_source" text NOT NULL,
	"tag_id" bigint,
	"event_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"event_id" text,
	"order_id" text,
	"value_micro" bigint,
	"currency" text,
	"quantity" integer,
	"match_keys" text[] NOT NULL,
	"external_key" text,
	"click_id" text,
	"is_counted" boolean NOT NULL,
	"counted_by" text NOT NULL,
	"warnings" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_keys" (
	"advertiser_id" bigint NOT NULL,
	"event" text NOT NULL,
	"event_id" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"counted_by" text NOT NULL,
	"conversion_id" bigint NOT NULL,
	"is_credited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversion_keys_advertiser_id_event_event_id_pk" PRIMARY KEY("advertiser_id","event","event_id")
);
--> statement-breakpoint
CREATE TABLE "conversion_refusals" (
	"advertiser_id" bigint NOT NULL,
	"source" text NOT NULL,
	"tag_id" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"field" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversion_refusals_advertiser_id_source_tag_id_day_code_field_pk" PRIMARY KEY("advertiser_id","source","tag_id","day","code","field")
);
--> statement-breakpoint
CREATE TABLE "conversion_tags" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversion_test_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_tests" (
	"code" text PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" bigint,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"counted" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"refused" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"matched" integer
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_touches" ADD CONSTRAINT "ad_touches_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_touches" ADD CONSTRAINT "ad_touches_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_touches" ADD CONSTRAINT "ad_touches_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_tag_id_conversion_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."conversion_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_keys" ADD CONSTRAINT "conversion_keys_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_refusals" ADD CONSTRAINT "conversion_refusals_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tags" ADD CONSTRAINT "conversion_tags_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_test_events" ADD CONSTRAINT "conversion_test_events_code_conversion_tests_code_fk" FOREIGN KEY ("code") REFERENCES "public"."conversion_tests"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tests" ADD CONSTRAINT "conversion_tests_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_advertiser" ON "api_tokens" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_touches_email" ON "ad_touches" USING btree ("advertiser_id","email_hash","touch","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_touches_at" ON "ad_touches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversion_events_advertiser" ON "conversion_events" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversion_events_received" ON "conversion_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "conversion_events_external" ON "conversion_events" USING btree ("advertiser_id","external_key") WHERE "conversion_events"."click_id" is not null;--> statement-breakpoint
CREATE INDEX "conversion_keys_at" ON "conversion_keys" USING btree ("event_at");--> statement-breakpoint
CREATE INDEX "conversion_refusals_day" ON "conversion_refusals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "conversion_tags_advertiser" ON "conversion_tags" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversion_test_events_code" ON "conversion_test_events" USING btree ("code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversion_tests_ends" ON "conversion_tests" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "conversion_uploads_advertiser" ON "conversion_uploads" USING btree ("advertiser_id","kind","id" DESC NULLS LAST);