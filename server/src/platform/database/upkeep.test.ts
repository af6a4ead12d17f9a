import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { manualPause } from '../clock/testing/manual-pause.ts'
import type { Db, OpenDatabase } from './port.ts'
import { sql } from './sql.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'
import { idleMilliseconds, lookMilliseconds, startUpkeep } from './upkeep.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmptyMemory()
})
afterAll(() => database.close())

const filled = async (db: Db, name: string, rows: number) => {
  await db.execute(sql`create table ${sql.identifier(name)} (id int primary key, kind text)`)
  await db.execute(
    sql`insert into ${sql.identifier(name)} select n, 'usual' from generate_series(1, ${rows}::int) n`,
  )
}

/** Returns what the planner knows of each table of a test. */
const known = async (db: Db, prefix: string) => {
  const { rows } = await db.execute<{ name: string; rows: number; dead: string }>(sql`
    select c.relname as name, c.reltuples as rows, s.n_dead_tup as dead
    from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where c.relname like ${`${prefix}%`} order by 1`)
  return rows.map(({ name, rows, dead }) => [name.slice(prefix.length), rows, Number(dead)])
}

/** An upkeep whose time passes by hand, beside a session that the test says is busy. */
function upkeepOf({ db }: OpenDatabase) {
  const rest = manualPause()
  const load = { sent: 1, waiting: 0 }
  let now = 0
  const { stop } = startUpkeep({
    db,
    rest,
    now: () => (now += 7),
    load: { sent: () => load.sent, waiting: () => load.waiting },
  })
  onTestFinished(stop)
  const look = async () => {
    load.sent += 1
    await rest.until(lookMilliseconds)
  }
  return { load, rest, look, stop }
}

test('tables of which many rows changed become known, and no others', async () => {
  const { db } = database
  const { look } = upkeepOf(database)
  await filled(db, 'known_large', 2_000)
  await filled(db, 'known_small', 20)
  await filled(db, 'known_void', 0)
  await look()
  expect(await known(db, 'known_')).toEqual([
    ['large', 2_000, 0],
    ['small', 20, 0],
    ['void', -1, 0],
  ])
  await db.execute(sql`update known_large set kind = 'rare' where id <= 900`)
  await db.execute(sql`insert into known_small values (21, 'rare')`)
  await look()
  expect(await known(db, 'known_')).toEqual([
    ['large', 2_000, 0],
    ['small', 20, 0],
    ['void', -1, 0],
  ])
  const { rows } = await db.execute(
    sql`select most_common_vals::text as kinds from pg_stats where tablename = 'known_large' and attname = 'kind'`,
  )
  expect(rows).toEqual([{ kinds: '{usual,rare}' }])
})

test('nothing is sent to a database that nobody uses', async () => {
  const { look, rest } = upkeepOf(database)
  // The first looks find what the other tests left.
  for (let times = 0; times < 3; times += 1) await look()
  let sent = 0
  const execute = database.db.execute.bind(database.db)
  Object.assign(database.db, {
    execute: (statement: Parameters<typeof execute>[0]) => {
      sent += 1
      return execute(statement)
    },
  })
  onTestFinished(() => void Object.assign(database.db, { execute }))
  await rest.until(lookMilliseconds)
  await rest.until(lookMilliseconds)
  expect(sent).toBe(0)
  await look()
  expect(sent).toBeGreaterThan(0)
})

test('calls go first, and after each table the upkeep rests', async () => {
  const { db } = database
  await filled(db, 'busy_one', 500)
  await filled(db, 'busy_two', 500)
  const { load, rest } = upkeepOf(database)
  load.waiting = 1
  for (let times = 0; times < 10; times += 1) await rest.until(idleMilliseconds)
  expect(await known(db, 'busy_')).toEqual([
    ['one', -1, 0],
    ['two', -1, 0],
  ])
  load.waiting = 0
  await rest.until(lookMilliseconds)
  expect(await known(db, 'busy_')).toEqual([
    ['one', 500, 0],
    ['two', 500, 0],
  ])
  // Each statement took 7 ms of this test's time.
  expect(rest.waits.filter((length) => length === 140).length).toBeGreaterThanOrEqual(2)
})

test('a database that is never idle is kept up too', async () => {
  const { db } = database
  await filled(db, 'crowded', 500)
  const { load, rest } = upkeepOf(database)
  load.waiting = 1
  await rest.until(lookMilliseconds)
  expect(await known(db, 'crowded')).toEqual([['', 500, 0]])
})

test('stopping leaves the tables that are not under way', async () => {
  const { db } = database
  await filled(db, 'left', 500)
  const { rest, stop } = upkeepOf(database)
  await stop()
  expect(await known(db, 'left')).toEqual([['', -1, 0]])
  expect(rest.waits).toEqual([lookMilliseconds])
})
