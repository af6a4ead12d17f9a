CREATE TABLE "house_notices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"en" text NOT NULL,
	"de" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "house_texts" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"en" text NOT NULL,
	"de" text NOT NULL,
	"is_material" boolean NOT NULL,
	"later_days" integer NOT NULL,
	"changes_en" text NOT NULL,
	"changes_de" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "house_texts_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "kept_days" (
	"name" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"given" text NOT NULL,
	CONSTRAINT "consents_user_id_text_version_pk" PRIMARY KEY("user_id","text","version")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_terms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "later_terms" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "later_terms_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_notices_ends" ON "house_notices" USING btree ("ends_at");