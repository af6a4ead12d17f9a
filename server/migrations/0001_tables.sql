CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text NOT NULL,
	"privacy" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"pin_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_pinned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"pin_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"username" "citext" NOT NULL,
	"full_name" text NOT NULL,
	"first_name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"birthday" date,
	"signup_source" text,
	"portrait_id" bigint,
	"is_partner" boolean DEFAULT false NOT NULL,
	"is_verified_merchant" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_saved_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sha" text NOT NULL,
	"owner_id" bigint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_color" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"id" bigint PRIMARY KEY NOT NULL,
	"origin_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"section_id" bigint,
	"pinner_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"method" text NOT NULL,
	"price_amount" integer,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"listed" boolean NOT NULL,
	"save_count" integer DEFAULT 0 NOT NULL,
	"rank" double precision NOT NULL,
	"plain" text GENERATED ALWAYS AS (tessera_plain("pins"."title" || ' ' || "pins"."description")) STORED,
	"words" "tsvector" GENERATED ALWAYS AS (tessera_words("pins"."title", "pins"."description")) STORED
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" bigint NOT NULL,
	"followed_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_pinner_id_users_id_fk" FOREIGN KEY ("pinner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_owner_name" ON "boards" USING btree ("owner_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_owner_slug" ON "boards" USING btree ("owner_id","slug");--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_board_slug" ON "sections" USING btree ("board_id","slug");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_sha" ON "media" USING btree ("sha");--> statement-breakpoint
CREATE UNIQUE INDEX "pins_board_origin" ON "pins" USING btree ("board_id","origin_id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_board" ON "pins" USING btree ("board_id","id" DESC NULLS FIRST) WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_pinner_origin" ON "pins" USING btree ("pinner_id","origin_id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_origin" ON "pins" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "pins_feed" ON "pins" USING btree ("rank" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "pins"."listed" and "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_words" ON "pins" USING gin ("words");--> statement-breakpoint
CREATE INDEX "pins_plain" ON "pins" USING gin ("plain" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id");