CREATE TABLE "feed_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"level" text NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"by_idea" bigint,
	"level_before" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_choices_user_id_kind_target_pk" PRIMARY KEY("user_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "recent_acts" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_acts_user_id_kind_what_pk" PRIMARY KEY("user_id","kind","what")
);
--> statement-breakpoint
ALTER TABLE "kept_lists" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_choices" ADD CONSTRAINT "feed_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_acts" ADD CONSTRAINT "recent_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_acts_old" ON "recent_acts" USING btree ("at");