CREATE TABLE "query_choices" (
	"query" text NOT NULL,
	"origin_id" bigint NOT NULL,
	"day" date NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "query_choices_query_origin_id_day_pk" PRIMARY KEY("query","origin_id","day")
);
--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "query_choices_old" ON "query_choices" USING btree ("day");