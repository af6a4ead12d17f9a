CREATE TABLE "billing_documents" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"facts" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_schedules" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"charged_month" text NOT NULL,
	"document_month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_code_uses" (
	"code" text NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_code_uses_advertiser_id_code_pk" PRIMARY KEY("advertiser_id","code")
);
--> statement-breakpoint
CREATE TABLE "credit_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"amount_micro" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"state" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"method_id" bigint NOT NULL,
	"amount_micro" bigint NOT NULL,
	"tax_micro" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"challenge_url" text,
	"asked_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "test_payment_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payment_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"dispute_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payment_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "billing_schedules" ADD CONSTRAINT "billing_schedules_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_code_uses" ADD CONSTRAINT "credit_code_uses_code_credit_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."credit_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_number" ON "billing_documents" USING btree ("advertiser_id","series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_reference" ON "billing_documents" USING btree ("advertiser_id","series","reference");--> statement-breakpoint
CREATE INDEX "credit_code_uses_code" ON "credit_code_uses" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_token" ON "payment_methods" USING btree ("advertiser_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("advertiser_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "payments_advertiser" ON "payments" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('asking', 'challenge');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_charge" ON "payments" USING btree ("advertiser_id") WHERE "payments"."kind" = 'payment' and "payments"."state" in ('asking', 'challenge');--> statement-breakpoint
CREATE INDEX "test_payment_charges_dispute" ON "test_payment_charges" USING btree ("dispute_at");