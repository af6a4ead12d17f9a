CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" "citext" NOT NULL,
	"title" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"requires_sso" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"company_id" uuid NOT NULL,
	"domain" "citext" NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "company_domains_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "company_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"sid" text
);
--> statement-breakpoint
CREATE TABLE "log_out_tokens" (
	"company_id" uuid NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "log_out_tokens_company_id_jti_pk" PRIMARY KEY("company_id","jti")
);
--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_out_tokens" ADD CONSTRAINT "log_out_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_client" ON "companies" USING btree ("issuer","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_proven" ON "company_domains" USING btree ("domain") WHERE "company_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "company_sessions_subject" ON "company_sessions" USING btree ("company_id","subject");--> statement-breakpoint
CREATE INDEX "company_sessions_sid" ON "company_sessions" USING btree ("company_id","sid");--> statement-breakpoint
CREATE INDEX "log_out_tokens_expires" ON "log_out_tokens" USING btree ("expires_at");