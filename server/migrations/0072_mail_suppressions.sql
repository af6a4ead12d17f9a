CREATE TABLE "mail_suppressions" (
	"address" "citext" NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "mail_suppressions_address_reason_pk" PRIMARY KEY("address","reason")
);
--> statement-breakpoint
CREATE INDEX "mail_suppressions_since" ON "mail_suppressions" USING btree ("since");