ALTER TABLE "media" ADD COLUMN "captions_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "captions_language" text;