ALTER TABLE "media" ADD COLUMN "clear_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sensitive_by" text;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD COLUMN "is_automated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sensitive_pictures" text DEFAULT 'blur' NOT NULL;