CREATE TABLE "sealed_canary" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
