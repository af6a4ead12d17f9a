CREATE TABLE "business_access" (
	"subject_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_access_subject_id_user_id_pk" PRIMARY KEY("subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "action_pins" (
	"action_id" bigint NOT NULL,
	"pin_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"section_id" bigint,
	"place" bigint NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "action_pins_action_id_pin_id_pk" PRIMARY KEY("action_id","pin_id")
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"board_id" bigint NOT NULL,
	"target_board_id" bigint,
	"target_section_id" bigint,
	"section_id" bigint,
	"exceptions" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"reached" bigint,
	"error" text,
	"undo_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "advertiser_people" (
	"advertiser_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "advertiser_people_advertiser_id_user_id_pk" PRIMARY KEY("advertiser_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "advertisers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"pin_id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"daily_budget_micro" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisory_events" (
	"day" date NOT NULL,
	"advisory" text NOT NULL,
	"country" text NOT NULL,
	"event" text NOT NULL,
	"action" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "advisory_events_day_advisory_country_event_action_pk" PRIMARY KEY("day","advisory","country","event","action")
);
--> statement-breakpoint
CREATE TABLE "advisory_notices" (
	"type" text NOT NULL,
	"country" text NOT NULL,
	"place" integer NOT NULL,
	"notice" jsonb NOT NULL,
	CONSTRAINT "advisory_notices_type_country_place_pk" PRIMARY KEY("type","country","place")
);
--> statement-breakpoint
CREATE TABLE "advisory_terms" (
	"key" text NOT NULL,
	"match" text NOT NULL,
	"country" text NOT NULL,
	"term" text NOT NULL,
	"severity" smallint NOT NULL,
	"type" text NOT NULL,
	"details" text NOT NULL,
	CONSTRAINT "advisory_terms_key_match_country_pk" PRIMARY KEY("key","match","country")
);
--> statement-breakpoint
CREATE TABLE "board_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"email" text,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" bigint,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "board_people" (
	"board_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "board_people_board_id_user_id_pk" PRIMARY KEY("board_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "kept_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"pin_ids" bigint[] NOT NULL,
	"origin_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtag_changes" (
	"tag" text NOT NULL,
	"display" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"tag" text PRIMARY KEY NOT NULL,
	"display" text NOT NULL,
	"pin_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pin_hashtags" (
	"pin_id" bigint NOT NULL,
	"tag" text NOT NULL,
	"display" text NOT NULL,
	CONSTRAINT "pin_hashtags_pin_id_tag_pk" PRIMARY KEY("pin_id","tag")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"subject_kind" text,
	"subject_id" bigint,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "domain_flags" (
	"domain" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_flags_domain_source_pk" PRIMARY KEY("domain","source")
);
--> statement-breakpoint
CREATE TABLE "offsite_reports" (
	"domain" text NOT NULL,
	"reporter_id" bigint NOT NULL,
	"url" text NOT NULL,
	"pin_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offsite_reports_domain_reporter_id_pk" PRIMARY KEY("domain","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "pin_clicks" (
	"pin_id" bigint NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "pin_clicks_pin_id_day_pk" PRIMARY KEY("pin_id","day")
);
--> statement-breakpoint
CREATE TABLE "hidden_pins" (
	"user_id" bigint NOT NULL,
	"origin_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_pins_user_id_origin_id_pk" PRIMARY KEY("user_id","origin_id")
);
--> statement-breakpoint
CREATE TABLE "pin_reports" (
	"pin_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pin_reports_pin_id_user_id_pk" PRIMARY KEY("pin_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "name_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"tier" smallint NOT NULL,
	"subject_id" bigint NOT NULL,
	"whole" boolean NOT NULL,
	CONSTRAINT "name_words_kind_word_tier_subject_id_pk" PRIMARY KEY("kind","word","tier","subject_id")
);
--> statement-breakpoint
CREATE TABLE "pin_words" (
	"word" text NOT NULL,
	"tier" smallint NOT NULL,
	"pin_id" bigint NOT NULL,
	CONSTRAINT "pin_words_word_tier_pin_id_pk" PRIMARY KEY("word","tier","pin_id")
);
--> statement-breakpoint
CREATE TABLE "search_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"query" text PRIMARY KEY NOT NULL,
	"display" text NOT NULL,
	"seen_from" smallint[] NOT NULL,
	"is_shown" boolean NOT NULL,
	"made" integer NOT NULL,
	"last_made_at" timestamp with time zone NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_pins" (
	"pin_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"pin_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"origin_id" bigint PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"shop" text NOT NULL,
	"domain" text NOT NULL,
	"color" text NOT NULL,
	"style" text,
	"category" text NOT NULL,
	"regular_price_amount" integer,
	"availability" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "board_follows" (
	"follower_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_follows_follower_id_board_id_pk" PRIMARY KEY("follower_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interests_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "drawings" (
	"key" text PRIMARY KEY NOT NULL,
	"media_id" bigint NOT NULL,
	"spec" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "pins_plain";--> statement-breakpoint
DROP INDEX "boards_owner_name";--> statement-breakpoint
DROP INDEX "boards_owner_slug";--> statement-breakpoint
DROP INDEX "sections_board_slug";--> statement-breakpoint
DROP INDEX "pins_board";--> statement-breakpoint
DROP INDEX "pins_origin";--> statement-breakpoint
DROP INDEX "pins_words";--> statement-breakpoint
DROP INDEX "follows_followed";--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "cover_id" bigint;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "advertiser_id" bigint;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "busy_with" bigint;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_verified_identity" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "video_upload_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "connected_to_instagram" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "listed_website_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "follower_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "following_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "needs_mfa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "phash" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "video_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "video_mime" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "video_bytes" integer;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "advertiser_id" bigint;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "sponsor_id" bigint;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "sponsorship" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_access" ADD CONSTRAINT "business_access_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_access" ADD CONSTRAINT "business_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_pins" ADD CONSTRAINT "action_pins_action_id_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertiser_people" ADD CONSTRAINT "advertiser_people_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertiser_people" ADD CONSTRAINT "advertiser_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisers" ADD CONSTRAINT "advertisers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_invites" ADD CONSTRAINT "board_invites_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_people" ADD CONSTRAINT "board_people_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_people" ADD CONSTRAINT "board_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_hashtags" ADD CONSTRAINT "pin_hashtags_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offsite_reports" ADD CONSTRAINT "offsite_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offsite_reports" ADD CONSTRAINT "offsite_reports_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_clicks" ADD CONSTRAINT "pin_clicks_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pins" ADD CONSTRAINT "hidden_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_origin_id_pins_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_follows" ADD CONSTRAINT "board_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_follows" ADD CONSTRAINT "board_follows_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawings" ADD CONSTRAINT "drawings_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_access_user" ON "business_access" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "actions_user" ON "actions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "actions_undo" ON "actions" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "advertiser_people_user" ON "advertiser_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "advertisers_owner" ON "advertisers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "promotions_time" ON "promotions" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "board_invites_board" ON "board_invites" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_people_user" ON "board_people" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "kept_lists_name" ON "kept_lists" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "kept_lists_made" ON "kept_lists" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "hashtag_changes_tag" ON "hashtag_changes" USING btree ("tag" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "hashtags_beginning" ON "hashtags" USING btree ("tag" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "hashtags_first_1" ON "hashtags" USING btree (left("tag", 1),"pin_count" desc,"tag") WHERE "hashtags"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "hashtags_first_2" ON "hashtags" USING btree (left("tag", 2),"pin_count" desc,"tag") WHERE "hashtags"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "hashtags_first_3" ON "hashtags" USING btree (left("tag", 3),"pin_count" desc,"tag") WHERE "hashtags"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "domain_flags_source" ON "domain_flags" USING btree ("source");--> statement-breakpoint
CREATE INDEX "offsite_reports_reporter" ON "offsite_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "offsite_reports_pin" ON "offsite_reports" USING btree ("pin_id");--> statement-breakpoint
CREATE INDEX "name_words_subject" ON "name_words" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "name_words_like" ON "name_words" USING gin ("word" gin_trgm_ops) WHERE "name_words"."whole";--> statement-breakpoint
CREATE INDEX "search_queries_beginning" ON "search_queries" USING btree ("query" text_pattern_ops) WHERE "search_queries"."is_shown";--> statement-breakpoint
CREATE INDEX "search_queries_old" ON "search_queries" USING btree ("last_made_at") WHERE not "search_queries"."is_shown";--> statement-breakpoint
CREATE INDEX "search_queries_first_1" ON "search_queries" USING btree (left("query", 1),"weight" desc,"query") WHERE "search_queries"."is_shown";--> statement-breakpoint
CREATE INDEX "search_queries_first_2" ON "search_queries" USING btree (left("query", 2),"weight" desc,"query") WHERE "search_queries"."is_shown";--> statement-breakpoint
CREATE INDEX "search_queries_first_3" ON "search_queries" USING btree (left("query", 3),"weight" desc,"query") WHERE "search_queries"."is_shown";--> statement-breakpoint
CREATE INDEX "words_stem" ON "words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "words_beginning" ON "words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "words_like" ON "words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_first_1" ON "words" USING btree (left("word", 1),"pin_count" desc,"word") WHERE "words"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "words_first_2" ON "words" USING btree (left("word", 2),"pin_count" desc,"word") WHERE "words"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "words_first_3" ON "words" USING btree (left("word", 3),"pin_count" desc,"word") WHERE "words"."pin_count" > 0;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "products_domain" ON "products" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "board_follows_board" ON "board_follows" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "drawings_media" ON "drawings" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_sponsor_id_users_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sections_board" ON "sections" USING btree ("board_id","place");--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (tessera_plain("full_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_username" ON "users" USING btree (lower("username"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pins_section" ON "pins" USING btree ("section_id","place" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_deleted" ON "pins" USING btree ("pinner_id","deleted_at") WHERE "pins"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "pins_pinner" ON "pins" USING btree ("pinner_id","id" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_made" ON "pins" USING btree ("pinner_id","id" DESC NULLS FIRST) WHERE "pins"."listed" and "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_fresh" ON "pins" USING btree ("id") WHERE "pins"."listed" and "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "follows_follower" ON "follows" USING btree ("follower_id","created_at" DESC NULLS FIRST,"followed_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "boards_owner_name" ON "boards" USING btree ("owner_id","name_key") WHERE "boards"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_owner_slug" ON "boards" USING btree ("owner_id","slug") WHERE "boards"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sections_board_slug" ON "sections" USING btree ("board_id","slug") WHERE "sections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_board" ON "pins" USING btree ("board_id","place" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_origin" ON "pins" USING btree ("origin_id","id");--> statement-breakpoint
CREATE INDEX "pins_words" ON "pins" USING gin ("words") WHERE "pins"."listed" and "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_upload_id_unique" UNIQUE("upload_id");--> statement-breakpoint
UPDATE "pins" SET "place" = "id" WHERE "place" = 0;
--> statement-breakpoint
UPDATE "media" SET "key" = "sha" WHERE "key" = '';
--> statement-breakpoint
UPDATE "sections" SET "title_key" = lower(trim("title")) WHERE "title_key" = '';

--> statement-breakpoint
UPDATE "users" SET "follower_count" = (SELECT count(*) FROM "follows" WHERE "followed_id" = "users"."id"), "following_count" = (SELECT count(*) FROM "follows" WHERE "follower_id" = "users"."id") WHERE EXISTS (SELECT FROM "follows");
