CREATE TABLE "report_periods" (
	"advertiser_id" bigint NOT NULL,
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"is_summed_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_periods_advertiser_id_grain_start_pk" PRIMARY KEY("advertiser_id","grain","start")
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"advertiser_id" bigint NOT NULL,
	"grain" text NOT NULL,
	"dimension" text NOT NULL,
	"start" date NOT NULL,
	"ad_id" bigint NOT NULL,
	"value" text NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"saves" integer NOT NULL,
	"closeups" integer NOT NULL,
	"spend_micro" bigint NOT NULL,
	CONSTRAINT "report_sums_key" PRIMARY KEY("advertiser_id","grain","dimension","start","ad_id","value")
);
--> statement-breakpoint
ALTER TABLE "report_periods" ADD CONSTRAINT "report_periods_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_periods_open" ON "report_periods" USING btree ("start") WHERE not "report_periods"."is_summed_up";--> statement-breakpoint
CREATE INDEX "report_sums_ad" ON "report_sums" USING btree ("ad_id");--> statement-breakpoint
-- The days and weeks whose figures a statement changes are no longer summed up. The lock of each period's
-- row keeps it from being summed up before the change commits. Ads that are deleted take their sums along.
CREATE FUNCTION tessera_open_report_periods() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO public.report_periods AS known (advertiser_id, grain, start)
      SELECT DISTINCT campaign.advertiser_id, period.grain, period.start
      FROM (SELECT DISTINCT ad_id, day FROM changed) AS days
      JOIN public.ads AS ad ON ad.id = days.ad_id
      JOIN public.ad_groups AS ad_group ON ad_group.id = ad.ad_group_id
      JOIN public.campaigns AS campaign ON campaign.id = ad_group.campaign_id
      CROSS JOIN LATERAL (VALUES
        ('day', days.day),
        ('week', days.day - (extract(isodow FROM days.day)::integer - 1))
      ) AS period (grain, start)
      ORDER BY 1, 2, 3
      ON CONFLICT (advertiser_id, grain, start)
        DO UPDATE SET is_summed_up = false WHERE known.is_summed_up;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER ad_stats_added AFTER INSERT ON "ad_stats" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_open_report_periods();
--> statement-breakpoint
CREATE TRIGGER ad_stats_changed AFTER UPDATE ON "ad_stats" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_open_report_periods();
--> statement-breakpoint
CREATE TRIGGER ad_stats_deleted AFTER DELETE ON "ad_stats" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tessera_open_report_periods();
--> statement-breakpoint
-- Figures that were counted before.
INSERT INTO report_periods (advertiser_id, grain, start)
SELECT DISTINCT campaign.advertiser_id, period.grain, period.start
FROM (SELECT DISTINCT ad_id, day FROM ad_stats) AS days
JOIN ads AS ad ON ad.id = days.ad_id
JOIN ad_groups AS ad_group ON ad_group.id = ad.ad_group_id
JOIN campaigns AS campaign ON campaign.id = ad_group.campaign_id
CROSS JOIN LATERAL (VALUES
  ('day', days.day),
  ('week', days.day - (extract(isodow FROM days.day)::integer - 1))
) AS period (grain, start);
