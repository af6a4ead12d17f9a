CREATE TABLE "storage_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "storage_days_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "storage_files" (
	"key" text PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_people" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storage_people" ADD CONSTRAINT "storage_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_people_largest" ON "storage_people" USING btree ("bytes" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);
