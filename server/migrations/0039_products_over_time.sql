CREATE TABLE "kept_products" (
	"user_id" bigint NOT NULL,
	"origin_id" bigint NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"amount" integer,
	"currency" text,
	"tells_drops" boolean DEFAULT true NOT NULL,
	"tells_from" integer,
	"tells_back" boolean DEFAULT true NOT NULL,
	CONSTRAINT "kept_products_user_id_origin_id_pk" PRIMARY KEY("user_id","origin_id")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"origin_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "product_prices_origin_id_since_pk" PRIMARY KEY("origin_id","since")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"origin_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"amount" integer,
	"currency" text,
	"availability" text NOT NULL,
	"link" text,
	CONSTRAINT "product_variants_origin_id_position_pk" PRIMARY KEY("origin_id","position")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dropped_from" integer;--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_origin_id_products_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."products"("origin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_origin_id_products_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."products"("origin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_origin_id_products_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."products"("origin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_products_latest" ON "kept_products" USING btree ("user_id","kept_at","origin_id");--> statement-breakpoint
CREATE INDEX "kept_products_told" ON "kept_products" USING btree ("origin_id") WHERE "kept_products"."tells_drops" or "kept_products"."tells_back";