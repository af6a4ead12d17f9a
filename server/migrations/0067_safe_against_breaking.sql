CREATE TABLE "board_removals" (
	"board_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_removals_board_id_user_id_pk" PRIMARY KEY("board_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "module_grants" (
	"module" text NOT NULL,
	"start" text NOT NULL,
	"granted_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_grants_module_start_pk" PRIMARY KEY("module","start")
);
--> statement-breakpoint
ALTER TABLE "action_pins" ADD COLUMN "note_change" jsonb;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "carried_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "beyond" text;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD COLUMN "carried_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "kept_from" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out_more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "module_tokens" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actions_deleted" ON "actions" USING btree ("board_id") WHERE "actions"."kind" = 'delete-pins';--> statement-breakpoint
CREATE INDEX "ad_events_network" ON "ad_events" USING btree ("network") WHERE "ad_events"."network" is not null;--> statement-breakpoint
CREATE INDEX "ad_events_browser" ON "ad_events" USING btree ("browser") WHERE "ad_events"."browser" is not null;--> statement-breakpoint
-- Ads of accounts that never said who is behind them wait until they do.
UPDATE "advertiser_billing" SET "is_ready" = false WHERE "is_ready" AND NOT EXISTS (SELECT FROM "ad_businesses" WHERE "ad_businesses"."advertiser_id" = "advertiser_billing"."advertiser_id");
