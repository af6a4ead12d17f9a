ALTER TABLE "pins" ADD COLUMN "own_text" text;
--> statement-breakpoint
-- The site of a link, without `www.`.
CREATE OR REPLACE FUNCTION tessera_site(link text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(substring(link from '^[A-Za-z]+://(?:[wW]{3}\.)?([^/?#:]+)')) $$;
--> statement-breakpoint
-- The text of a pin that its pinner finds it by; each word of it follows a space.
CREATE OR REPLACE FUNCTION tessera_own_text(title text, description text, alt_text text, note text, link text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.tessera_plain(' ' || title || ' ' || description || ' ' || alt_text || ' ' || note || ' '
    || coalesce(public.tessera_site(link), '')) $$;
--> statement-breakpoint
-- The former version writes pins without this column.
CREATE FUNCTION tessera_pin_own_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    NEW.own_text := public.tessera_own_text(NEW.title, NEW.description, NEW.alt_text, NEW.note, NEW.link);
    RETURN NEW;
  END $$;
--> statement-breakpoint
CREATE TRIGGER pins_own_text BEFORE INSERT OR UPDATE OF title, description, alt_text, note, link ON "pins"
  FOR EACH ROW EXECUTE FUNCTION tessera_pin_own_text();
