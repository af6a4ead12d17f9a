CREATE TABLE "former_board_slugs" (
	"owner_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"board_id" bigint NOT NULL,
	"was_hidden" boolean NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_board_slugs_owner_id_slug_pk" PRIMARY KEY("owner_id","slug")
);
--> statement-breakpoint
CREATE TABLE "former_section_slugs" (
	"board_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"section_id" bigint NOT NULL,
	"was_hidden" boolean NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_section_slugs_board_id_slug_pk" PRIMARY KEY("board_id","slug")
);
--> statement-breakpoint
CREATE TABLE "former_usernames" (
	"username" "citext" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "former_board_slugs" ADD CONSTRAINT "former_board_slugs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_board_slugs" ADD CONSTRAINT "former_board_slugs_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_section_slugs" ADD CONSTRAINT "former_section_slugs_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_section_slugs" ADD CONSTRAINT "former_section_slugs_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_board_slugs_board" ON "former_board_slugs" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "former_section_slugs_section" ON "former_section_slugs" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "former_usernames_user" ON "former_usernames" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_merged_into_boards_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boards_merged" ON "boards" USING btree ("merged_into") WHERE "boards"."merged_into" is not null;