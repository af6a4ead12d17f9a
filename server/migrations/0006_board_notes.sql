CREATE TABLE "board_notes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"moved_by" bigint
);
--> statement-breakpoint
ALTER TABLE "board_notes" ADD CONSTRAINT "board_notes_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_notes" ADD CONSTRAINT "board_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_notes_board" ON "board_notes" USING btree ("board_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "board_notes_author" ON "board_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "board_notes_moved" ON "board_notes" USING btree ("moved_by") WHERE "board_notes"."moved_by" is not null;--> statement-breakpoint
CREATE INDEX "board_notes_deleted" ON "board_notes" USING btree ("deleted_at") WHERE "board_notes"."deleted_at" is not null;