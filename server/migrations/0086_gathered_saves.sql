CREATE TABLE "gathered_saves" (
	"origin_id" bigint NOT NULL,
	"copy_id" bigint NOT NULL,
	CONSTRAINT "gathered_saves_origin_id_copy_id_pk" PRIMARY KEY("origin_id","copy_id")
);
--> statement-breakpoint
-- Reads the words of a pin for a copy of it. Those who save the idea share a lock that whoever changes its words
-- waits for. A function that may write reads what was committed until then, also when it had to wait.
CREATE FUNCTION tessera_latest_words(source bigint, idea bigint)
  RETURNS TABLE (title text, description text, link text, alt_text text)
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(idea);
  RETURN QUERY SELECT said.title, said.description, said.link, said.alt_text FROM pins said WHERE said.id = source;
END
$$;
