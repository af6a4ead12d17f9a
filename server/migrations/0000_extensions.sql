CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- unaccent() alone is only stable, because its dictionary could change; naming the dictionary lets
-- generated columns and indexes use it.
CREATE FUNCTION tessera_plain(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;
--> statement-breakpoint
CREATE FUNCTION tessera_words(title text, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('pg_catalog.english', public.tessera_plain(title)), 'A')
        || setweight(to_tsvector('pg_catalog.english', public.tessera_plain(description)), 'B')
  $$;
