ALTER TABLE "official_domains" ADD COLUMN "found_in" text;--> statement-breakpoint
ALTER TABLE "official_domains" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "official_domains" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "official_domains_checked" ON "official_domains" USING btree ("checked_at") WHERE "official_domains"."checked_at" is not null;