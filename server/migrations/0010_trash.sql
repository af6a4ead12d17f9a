ALTER TABLE "actions" ADD COLUMN "in_trash" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "emptied_at" timestamp with time zone;