CREATE TABLE "qr_log_ins" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"number" smallint NOT NULL,
	"numbers" smallint[] NOT NULL,
	"user_agent" text NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session_id" uuid,
	"outcome" text,
	CONSTRAINT "qr_log_ins_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_log_ins" ADD CONSTRAINT "qr_log_ins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "qr_log_ins_session" ON "qr_log_ins" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "qr_log_ins_expires" ON "qr_log_ins" USING btree ("expires_at");