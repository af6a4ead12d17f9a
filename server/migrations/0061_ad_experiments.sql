CREATE TABLE "ad_experiment_arms" (
	"experiment_id" bigint NOT NULL,
	"arm" integer NOT NULL,
	"object_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ad_experiment_arms_experiment_id_arm_pk" PRIMARY KEY("experiment_id","arm")
);
--> statement-breakpoint
CREATE TABLE "ad_experiment_days" (
	"experiment_id" bigint NOT NULL,
	"arm" integer NOT NULL,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	"acted" integer NOT NULL,
	CONSTRAINT "ad_experiment_days_experiment_id_arm_day_pk" PRIMARY KEY("experiment_id","arm","day")
);
--> statement-breakpoint
CREATE TABLE "ad_experiment_people" (
	"experiment_id" bigint NOT NULL,
	"viewer_id" bigint NOT NULL,
	"arm" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"acted_at" timestamp with time zone,
	CONSTRAINT "ad_experiment_people_experiment_id_viewer_id_pk" PRIMARY KEY("experiment_id","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "ad_experiments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"measure" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"split_key" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"summed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_experiment_arms" ADD CONSTRAINT "ad_experiment_arms_experiment_id_ad_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."ad_experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiment_arms" ADD CONSTRAINT "ad_experiment_arms_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiment_days" ADD CONSTRAINT "ad_experiment_days_experiment_id_ad_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."ad_experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiment_people" ADD CONSTRAINT "ad_experiment_people_experiment_id_ad_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."ad_experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiment_people" ADD CONSTRAINT "ad_experiment_people_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiments" ADD CONSTRAINT "ad_experiments_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_experiments" ADD CONSTRAINT "ad_experiments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_experiment_arms_campaign" ON "ad_experiment_arms" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_experiment_people_viewer" ON "ad_experiment_people" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "ad_experiments_advertiser" ON "ad_experiments" USING btree ("advertiser_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ad_experiments_ends" ON "ad_experiments" USING btree ("ends_at") WHERE "ad_experiments"."summed_at" is null;