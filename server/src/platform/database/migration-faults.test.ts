import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationFaults } from './migration-faults.ts'
import { type Migration, readMigrations } from './migration-files.ts'

const all = readMigrations(join(import.meta.dirname, '../../../migrations'))

const migration = (statements: readonly string[], given: Partial<Migration> = {}): Migration => ({
  name: '0099_new',
  when: 1,
  hash: '',
  statements,
  isOld: false,
  isConcurrent: false,
  isLong: false,
  beside: undefined,
  afterBackfill: undefined,
  small: [],
  ...given,
})

const faultsIn = (statement: string, given: Partial<Migration> = {}) =>
  migrationFaults(migration([statement], given), new Set(['0098_old'])).length

test('the migrations since the rules are safe while the former version runs', () => {
  const faults = all.flatMap((each, at) =>
    each.isOld
      ? []
      : migrationFaults(each, new Set(all.slice(0, at).map(({ name }) => name))).map(
          (fault) => `${each.name}.sql: ${fault}`,
        ),
  )
  expect(faults).toEqual([])
  expect(all.filter(({ isOld }) => isOld)).toHaveLength(60)
})

test('migrations stand in the journal in the order of their times, and no two have the same', () => {
  const times = all.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
})

test.each([
  'DROP TABLE "promotions" CASCADE;',
  'ALTER TABLE "pins" DROP COLUMN "title"',
  'ALTER TABLE "comments" DROP CONSTRAINT "comments_pin_id_pins_id_fk"',
  'ALTER TABLE "pins" RENAME COLUMN "title" TO "name"',
  'ALTER TABLE "pins" RENAME TO "ideas"',
  'ALTER TABLE "pins" ALTER COLUMN "link" SET NOT NULL',
])('only a contract migration has %s', (statement) => {
  expect(faultsIn(statement)).toBe(1)
  expect(faultsIn(statement, { small: ['pins', 'promotions', 'comments'] })).toBe(1)
  expect(faultsIn(statement, { beside: '0098_old' })).toBe(0)
})

test.each([
  'ALTER TABLE "pins" ALTER COLUMN "rank" SET DATA TYPE bigint',
  'alter table pins alter rank type bigint',
  'ALTER TABLE "pins" ADD COLUMN "rank" integer NOT NULL',
  'ALTER TABLE "pins" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL',
  'ALTER TABLE "pins" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector(\'english\', title)) STORED',
  'CREATE INDEX "pins_rank" ON "pins" USING btree ("rank")',
  'CREATE UNIQUE INDEX "pins_key" ON "public"."pins" ("key")',
  'ALTER TABLE "pins" ADD CONSTRAINT "pins_key" UNIQUE("key")',
  'ALTER TABLE "pins" ADD CONSTRAINT "pins_media" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id")',
  'ALTER TABLE "pins" ADD CONSTRAINT "rank_set" CHECK ("rank" is not null)',
  'UPDATE "pins" SET "rank" = 0 WHERE "rank" IS NULL',
  "ALTER TABLE pins ADD COLUMN note text DEFAULT '' NOT NULL, ADD COLUMN rank integer NOT NULL",
  'ALTER TABLE pins ADD COLUMN number bigserial',
  '-- Some reason.\nDELETE FROM pins WHERE rank = 0',
  'INSERT INTO pins (id) SELECT id FROM boards',
])('no migration has %s, except for a small table', (statement) => {
  expect(faultsIn(statement)).toBe(1)
  expect(faultsIn(statement, { beside: '0098_old' })).toBe(1)
  expect(faultsIn(statement, { small: ['pins'] })).toBe(0)
})

test.each([
  'CREATE TABLE "shades" ("id" bigint PRIMARY KEY NOT NULL)',
  'ALTER TABLE "pins" ADD COLUMN "note" text DEFAULT \'\' NOT NULL',
  'ALTER TABLE "pins" ADD COLUMN "seen" timestamp with time zone DEFAULT now() NOT NULL',
  'ALTER TABLE "pins" ADD COLUMN "note" text',
  'ALTER TABLE "pins" ALTER COLUMN "link" DROP NOT NULL',
  'ALTER TABLE "pins" ADD CONSTRAINT "link_set" CHECK ("link" is not null) NOT VALID',
  'ALTER TABLE "pins" ADD CONSTRAINT "pins_key" UNIQUE USING INDEX "pins_key"',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE pins SET rank = 0; RETURN NEW; END $$',
  'CREATE TRIGGER pins_rank BEFORE INSERT ON "pins" FOR EACH ROW EXECUTE FUNCTION f()',
])('any migration may have %s', (statement) => {
  expect(faultsIn(statement)).toBe(0)
})

test('a table of the same migration may have anything', () => {
  const made = [
    'CREATE TABLE "shades" ("id" bigint PRIMARY KEY NOT NULL, "of" text NOT NULL);\n',
    'ALTER TABLE "shades" ADD CONSTRAINT "shades_pins" FOREIGN KEY ("id") REFERENCES "public"."pins"("id")',
    'CREATE INDEX "shades_of" ON "shades" USING btree ("of")',
    "INSERT INTO shades VALUES (1, 'red')",
  ]
  expect(migrationFaults(migration(made), new Set())).toEqual([])
})

test('no migration has blocks, which hide what they do', () => {
  expect(faultsIn('DO $$ BEGIN UPDATE pins SET rank = 0; END $$', { small: ['pins'] })).toBe(1)
  expect([faultsIn('DROP INDEX "pins_rank"'), faultsIn('DROP INDEX CONCURRENTLY x')]).toEqual([
    1, 1,
  ])
})

test('marks and statements go together', () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "pins_rank" ON "pins" ("rank")'
  const validate = 'ALTER TABLE "pins" VALIDATE CONSTRAINT "link_set"'
  const add = 'ALTER TABLE "pins" ADD COLUMN "note" text'
  expect([faultsIn(index, { isConcurrent: true }), faultsIn(index)]).toEqual([0, 1])
  expect(faultsIn(index.replace(' IF NOT EXISTS', ''), { isConcurrent: true })).toBe(1)
  expect([faultsIn(add, { isConcurrent: true }), faultsIn(add, { isLong: true })]).toEqual([1, 1])
  expect([faultsIn(validate, { isLong: true }), faultsIn(validate)]).toEqual([0, 1])
  expect(faultsIn(add, { beside: '0097_gone' })).toBe(1)
})
