ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_hash") WHERE "sessions"."device_hash" is not null;