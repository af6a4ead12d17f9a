CREATE TABLE "module_backends" (
	"module" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"may" text[] NOT NULL,
	"local" boolean NOT NULL,
	"granted_by" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
