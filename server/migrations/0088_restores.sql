CREATE TABLE "restore_left_out" (
	"restore_id" text NOT NULL,
	"at" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "restore_left_out_restore_id_at_pk" PRIMARY KEY("restore_id","at")
);
--> statement-breakpoint
CREATE TABLE "restored_things" (
	"user_id" bigint NOT NULL,
	"library" text NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"new_id" text NOT NULL,
	"restore_id" text NOT NULL,
	CONSTRAINT "restored_things_user_id_library_kind_old_id_pk" PRIMARY KEY("user_id","library","kind","old_id")
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"library" text NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"already_here" integer DEFAULT 0 NOT NULL,
	"keep_public" boolean DEFAULT false NOT NULL,
	"upload_id" text,
	"made_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restore_left_out" ADD CONSTRAINT "restore_left_out_restore_id_restores_id_fk" FOREIGN KEY ("restore_id") REFERENCES "public"."restores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restored_things" ADD CONSTRAINT "restored_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restores" ADD CONSTRAINT "restores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restored_things_restore" ON "restored_things" USING btree ("restore_id","kind");--> statement-breakpoint
CREATE INDEX "restores_user" ON "restores" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "restores_created" ON "restores" USING btree ("created_at");