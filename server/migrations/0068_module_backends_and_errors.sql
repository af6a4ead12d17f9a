CREATE TABLE "module_backends" (
	"module" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"may" text[] NOT NULL,
	"local" boolean NOT NULL,
	"granted_by" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_errors" (
	"id" text PRIMARY KEY NOT NULL,
	"module" text NOT NULL,
	"build" text NOT NULL,
	"fingerprint" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"frames" text NOT NULL,
	"components" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "module_errors_build" ON "module_errors" USING btree ("module","build");--> statement-breakpoint
CREATE INDEX "module_errors_last" ON "module_errors" USING btree ("last_at");