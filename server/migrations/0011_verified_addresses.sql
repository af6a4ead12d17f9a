CREATE TABLE "email_links" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_expires" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "board_invites_email" ON "board_invites" USING btree ("email") WHERE "board_invites"."accepted_at" is null;
--> statement-breakpoint
-- Whoever has a second factor was told of it by letter, and must not lose it to the first reset by
-- letter; demo accounts have nobody's mailbox. Everybody else confirms their address once.
UPDATE "users" SET "email_verified_at" = "created_at"
  WHERE "email" LIKE '%@demo.test'
    OR EXISTS (SELECT FROM "authenticators" WHERE "authenticators"."user_id" = "users"."id")
    OR EXISTS (SELECT FROM "phone_factors" WHERE "phone_factors"."user_id" = "users"."id");--> statement-breakpoint
-- Invitations by address of accounts that have not confirmed theirs wait with the address again.
DELETE FROM "board_people" USING "users"
  WHERE "users"."id" = "board_people"."user_id" AND "users"."email_verified_at" IS NULL
    AND "board_people"."state" = 'invited' AND "board_people"."by_email";--> statement-breakpoint
-- A new address is nobody's until it is confirmed, and no link to the one before is good for it.
CREATE FUNCTION tessera_email_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      NEW.email_verified_at := NULL;
      DELETE FROM public.email_links WHERE user_id = NEW.id;
      DELETE FROM public.reset_links WHERE user_id = NEW.id;
      RETURN NEW;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER users_email_changed BEFORE UPDATE OF email ON "users"
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION tessera_email_changed();
