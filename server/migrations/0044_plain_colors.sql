-- The plain color nearest to a picture's, as plainColorOf in color-words.ts finds it.
CREATE FUNCTION tessera_plain_color(hex text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN hex ~ '^#[0-9a-fA-F]{6}$' THEN (
    SELECT color FROM (VALUES
      ('red', 201, 29, 29), ('pink', 237, 123, 94), ('orange', 244, 133, 37), ('orange', 198, 95, 57),
      ('brown', 165, 65, 29), ('brown', 111, 71, 42), ('beige', 210, 178, 137), ('beige', 232, 221, 201),
      ('white', 247, 241, 222), ('yellow', 223, 175, 32), ('yellow', 244, 216, 37), ('green', 159, 223, 32),
      ('green', 113, 125, 54), ('green', 54, 161, 62), ('green', 154, 184, 148), ('green', 179, 230, 204),
      ('blue', 33, 131, 131), ('blue', 64, 221, 206), ('blue', 38, 113, 217), ('blue', 22, 43, 90),
      ('purple', 124, 57, 172), ('purple', 200, 166, 217), ('pink', 239, 143, 175), ('pink', 223, 32, 175),
      ('red', 114, 29, 50), ('black', 15, 15, 15), ('grey', 128, 128, 128), ('grey', 191, 191, 191),
      ('white', 247, 247, 247)
    ) shade(color, r, g, b)
    ORDER BY (r - ('x' || substr(hex, 2, 2))::bit(8)::int) ^ 2
      + (g - ('x' || substr(hex, 4, 2))::bit(8)::int) ^ 2
      + (b - ('x' || substr(hex, 6, 2))::bit(8)::int) ^ 2
    LIMIT 1) ELSE 'grey' END $$;
--> statement-breakpoint
-- The plain color of a shade that a shop names, as plainOf in color-words.ts has it.
CREATE FUNCTION tessera_named_color(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT plain FROM (VALUES
      ('red', 'red'), ('coral', 'pink'), ('orange', 'orange'), ('terracotta', 'orange'), ('rust', 'brown'), ('brown', 'brown'),
      ('tan', 'beige'), ('beige', 'beige'), ('cream', 'white'), ('mustard', 'yellow'), ('yellow', 'yellow'), ('lime', 'green'),
      ('olive', 'green'), ('green', 'green'), ('sage', 'green'), ('mint', 'green'), ('teal', 'blue'), ('turquoise', 'blue'),
      ('blue', 'blue'), ('navy', 'blue'), ('purple', 'purple'), ('lilac', 'purple'), ('pink', 'pink'), ('magenta', 'pink'),
      ('burgundy', 'red'), ('black', 'black'), ('grey', 'grey'), ('silver', 'grey'), ('white', 'white')
    ) named(shade, plain) WHERE shade = lower(name) $$;
--> statement-breakpoint
CREATE FUNCTION tessera_product_words(brand text, category text, color text, style text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('pg_catalog.english', public.tessera_plain(
    brand || ' ' || category || ' ' || color || ' ' || style)), 'C') $$;
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "plain_color" text GENERATED ALWAYS AS (tessera_plain_color("media"."dominant_color")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "plain_color" text GENERATED ALWAYS AS (tessera_named_color("products"."color")) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (tessera_product_words("products"."brand", "products"."category",
          "products"."color", coalesce("products"."style", ''))) STORED NOT NULL;