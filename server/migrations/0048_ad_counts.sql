CREATE TABLE "ad_events" (
	"served_day" date NOT NULL,
	"served_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ad_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"after_ms" integer NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"age" text NOT NULL,
	"gender" text NOT NULL,
	"country" text NOT NULL,
	"app" text NOT NULL,
	"price_micro" bigint NOT NULL,
	"viewer_id" bigint,
	"network" text,
	"invalid" text,
	CONSTRAINT "ad_events_served_day_served_id_kind_pk" PRIMARY KEY("served_day","served_id","kind")
);
--> statement-breakpoint
CREATE TABLE "ad_stats" (
	"ad_id" bigint NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"age" text NOT NULL,
	"gender" text NOT NULL,
	"country" text NOT NULL,
	"app" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"closeups" integer DEFAULT 0 NOT NULL,
	"spend_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_stats_ad_id_day_place_age_gender_country_app_pk" PRIMARY KEY("ad_id","day","place","age","gender","country","app")
);
--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_stats" ADD CONSTRAINT "ad_stats_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_events_ad" ON "ad_events" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_events_clicks" ON "ad_events" USING btree ("at") WHERE "ad_events"."network" is not null;--> statement-breakpoint
CREATE INDEX "ad_events_viewer" ON "ad_events" USING btree ("viewer_id") WHERE "ad_events"."viewer_id" is not null;--> statement-breakpoint
-- The entries of a transaction add up to zero in each currency when it commits.
CREATE FUNCTION tessera_ledger_balance() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    DECLARE
      off record;
    BEGIN
      SELECT currency, sum(amount_micro) AS amount INTO off FROM public.ledger_entries
        WHERE transaction_id = NEW.transaction_id
        GROUP BY currency HAVING sum(amount_micro) <> 0 LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'The entries of transaction % add up to % %, not to zero.',
          NEW.transaction_id, off.amount, off.currency USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tessera_ledger_balance();
--> statement-breakpoint
-- What is posted stays: mistakes are corrected by another transaction.
CREATE FUNCTION tessera_ledger_stays() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      RAISE EXCEPTION 'Rows of % are never changed or deleted: post a correction.', TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_ledger_stays();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_ledger_stays();
