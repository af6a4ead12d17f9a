CREATE TABLE "canary_counts" (
	"module" text NOT NULL,
	"canary" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"side" text NOT NULL,
	"documents" integer NOT NULL,
	"failed" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "canary_counts_module_canary_since_side_pk" PRIMARY KEY("module","canary","since","side")
);
--> statement-breakpoint
CREATE TABLE "failed_documents" (
	"document" text NOT NULL,
	"module" text NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_documents_document_module_pk" PRIMARY KEY("document","module")
);
--> statement-breakpoint
CREATE TABLE "release_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"builds" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "failed_documents_visitor" ON "failed_documents" USING btree ("module","visitor");