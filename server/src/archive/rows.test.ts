import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../main/migrations-folder.ts'
import type { MemoryDatabase } from '../platform/database/memory.ts'
import type { Db } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { openMigratedMemory } from '../platform/database/testing/migrated-memory.ts'
import { defineSweep } from '../platform/jobs/define-job.ts'
import { digest, type Key, readChunk, type Table, tablesOf, writeChunk } from './rows.ts'
import { finishTarget, isRestoring, prepareTarget } from './target.ts'

/** Values of each type that the schema has, as SQL; each is easy to lose on the way. */
const awkward: Readonly<Record<string, readonly string[]>> = {
  text: [
    `''`,
    `'null'`,
    `E'quote \\' " backslash \\\\ tab \\t line \\n'`,
    `'ʼn 👩‍👩‍👧 ‮ \u0001'`,
    `'{"a": [1]}'`,
  ],
  bigint: ['9223372036854775807', '-9223372036854775808', '9007199254740993'],
  integer: ['-2147483648', '0'],
  smallint: ['-32768', '7'],
  boolean: ['true', 'false'],
  date: [`'4000-02-29'`, `'0044-03-15 BC'`, `'infinity'`],
  'timestamp with time zone': [
    `'2026-03-29 01:59:59.999999+01'`,
    `'-infinity'`,
    `'0001-01-01 00:00:00+00 BC'`,
  ],
  'timestamp without time zone': [`'2026-10-25 02:30:00.000001'`, `'infinity'`],
  interval: [`'1 mon -2 days 03:04:05.000006'`, `'00:15:00'`],
  'double precision': ['0.1', '1e-307', `'NaN'`, `'-Infinity'`, `'-0'`, '123456789.12345679'],
  real: ['0.1', '3.4e38', `'NaN'`],
  jsonb: [
    `'null'`,
    `'"text"'`,
    `'{"big": 12345678901234567890.123456789, "a": {"b": [null, "\\u0041 \\" "]}}'`,
  ],
  uuid: [`'00000000-0000-0000-0000-000000000000'`],
  citext: [`'ÄrGer@Example.ORG'`, `''`],
  bytea: [`'\\x00ff5c27'`, `''`],
  'text[]': [`'{}'`, `array['', 'NULL', null, 'a,b', '{"', E'\\\\ \\n']`],
  'bigint[]': [`array[9223372036854775807, null]::bigint[]`],
  'smallint[]': [`'{-1,2}'`],
  'pgboss.job_state': [`'retry'`],
}

const someJob = defineSweep({ name: 'some-job', everySeconds: 60 })
const few = { rows: 7, bytes: 1_000_000 }

let from: MemoryDatabase
let to: MemoryDatabase

async function makeTables(db: Db): Promise<void> {
  const columns = Object.keys(awkward).map((type, at) => `c${at} ${type}`)
  await db.execute(
    sql.raw(`create table awkward (id serial, name text, ${columns.join()},
      twice text generated always as (name || name) stored, primary key (name, id))`),
  )
  await db.execute(sql`create table eggs (id int primary key, hen int)`)
  await db.execute(
    sql`create table hens (id int primary key, egg int references eggs, mother int references hens)`,
  )
  await db.execute(sql`alter table eggs add foreign key (hen) references hens`)
  await db.execute(sql`create table heap (word text)`)
  await db.execute(sql`create function grow() returns trigger language plpgsql
    as 'begin new.word := new.word || ''!''; return new; end'`)
  await db.execute(
    sql`create trigger grow before insert on heap for each row execute function grow()`,
  )
}

beforeAll(async () => {
  const opened = [1, 2].map(() => openMigratedMemory(migrationsFolder, [someJob]))
  const [one, other] = await Promise.all(opened)
  if (one === undefined || other === undefined) throw new Error('Two databases were opened.')
  from = one
  to = other
  await makeTables(from.db)
  await makeTables(to.db)
  for (const [at, values] of Object.values(awkward).entries())
    for (const value of values)
      await from.db.execute(
        sql.raw(`insert into awkward (name, c${at}) values ('n' || ${at}, ${value})`),
      )
  await from.db.execute(sql`insert into eggs values (1, null), (2, null)`)
  await from.db.execute(sql`insert into hens values (1, 2, null), (2, 1, 1)`)
  await from.db.execute(sql`update eggs set hen = 3 - id`)
  await from.db.execute(sql`insert into heap values ('twice'), ('twice')`)
  await to.db.execute(sql`insert into heap values ('from before')`)
})

afterAll(async () => {
  await from?.close()
  await to?.close()
})

const listed = (db: Db) => db.transaction((tx) => tablesOf(tx))
const digestOf = (db: Db, table: Table, key?: Key) => db.transaction((tx) => digest(tx, table, key))

async function copy(table: Table): Promise<void> {
  let after: Key | undefined
  do {
    const chunk = await from.db.transaction((tx) => readChunk(tx, table, { after, limit: few }))
    await to.db.transaction((tx) => writeChunk(tx, table, chunk.rows))
    await to.db.transaction((tx) => writeChunk(tx, table, chunk.rows))
    after = chunk.next
  } while (after !== undefined)
}

async function tableOf(id: string): Promise<Table> {
  const table = (await listed(from.db)).find((each) => each.id === id)
  if (table === undefined) throw new Error(`There is no table ${id}.`)
  return table
}

test('the awkward values cover every type of the schema', async () => {
  const types = (await listed(from.db)).flatMap(({ columns }) => columns.map(({ type }) => type))
  expect([...new Set(types)].filter((type) => !Object.hasOwn(awkward, type))).toEqual([])
})

test('every table has the same rows after being copied, chunk by chunk and each chunk twice', async () => {
  await prepareTarget(to.db)
  expect(await isRestoring(to.db)).toBe(true)
  const tables = await listed(from.db)
  for (const table of tables) await copy(table)
  await prepareTarget(to.db)
  await finishTarget(to.db)
  expect(await isRestoring(to.db)).toBe(false)
  const digests = (db: Db) =>
    Promise.all(tables.map(async (table) => ({ id: table.id, ...(await digestOf(db, table)) })))
  expect(await digests(to.db)).toEqual(await digests(from.db))
  const rows = (db: Db) => db.execute(sql`select t::text as row from awkward t order by id`)
  expect((await rows(to.db)).rows).toEqual((await rows(from.db)).rows)
})

test('a target that is whole has its foreign keys, triggers and sequences again', async () => {
  const orphan = to.db.execute(sql`insert into eggs values (9, 9)`)
  await expect(orphan).rejects.toThrow()
  await to.db.execute(sql`insert into heap values ('grown')`)
  const { rows } = await to.db.execute(sql`select word from heap where word like 'grown%'`)
  expect(rows).toEqual([{ word: 'grown!' }])
  const next = await to.db.execute(sql`insert into awkward (name) values ('next') returning id`)
  const last = await from.db.execute(sql`select max(id) + 1 as id from awkward`)
  expect(next.rows).toEqual(last.rows)
})

test('a digest changes with one value, and not with the order of rows', async () => {
  const table = await tableOf('public.hens')
  const before = await digestOf(from.db, table)
  await from.db.execute(sql`update hens set mother = 2 where id = 2`)
  expect(await digestOf(from.db, table)).not.toEqual(before)
  await from.db.execute(sql`update hens set mother = 1 where id = 2`)
  // A row that is updated lies behind the others.
  await from.db.execute(sql`update hens set egg = egg where id = 1`)
  expect(await digestOf(from.db, table)).toEqual(before)
})

test('a digest up to a key is that of the chunks up to it', async () => {
  const table = await tableOf('public.awkward')
  await to.db.execute(sql`delete from awkward`)
  const { next, rows, count } = await from.db.transaction((tx) =>
    readChunk(tx, table, { limit: few }),
  )
  await to.db.transaction((tx) => writeChunk(tx, table, rows))
  expect(count).toBe(few.rows)
  expect(await digestOf(to.db, table)).toEqual(await digestOf(from.db, table, next))
})

test('a chunk ends before its bytes are too many, and holds one row at least', async () => {
  const table = await tableOf('public.awkward')
  const { count } = await from.db.transaction((tx) =>
    readChunk(tx, table, { limit: { rows: 100, bytes: 1 } }),
  )
  expect(count).toBe(1)
})
