import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { migrationsFolder } from '../../../main/migrations-folder.ts'
import { systemClock } from '../../../platform/clock/system.ts'
import { bigint, pgTable, text } from '../../../platform/database/define-tables.ts'
import type { OpenDatabase } from '../../../platform/database/port.ts'
import { isNull, sql } from '../../../platform/database/sql.ts'
import { openMigratedMemory } from '../../../platform/database/testing/migrated-memory.ts'
import { quietLog } from '../../../platform/log/json-lines.ts'
import { defineBackfill } from '../define-backfill.ts'
import { backfillStates } from './backfill-states.ts'
import { completeBackfill } from './complete-backfill.ts'
import { holdBackfill } from './hold-backfill.ts'
import { runBackfill } from './run-backfill.ts'
import { beginPass, runBatch } from './run-batch.ts'
import { backfills } from './tables.ts'

const lamps = pgTable('lamps', {
  id: bigint({ mode: 'number' }).primaryKey(),
  title: text().notNull(),
  plain: text(),
})

const plainTitles = defineBackfill({
  name: 'plain-titles',
  table: lamps,
  key: lamps.id,
  isDue: isNull(lamps.plain),
  change: (rows) => sql`update ${lamps} set plain = lower(title) where ${rows}`,
  rowsAtOnce: 10,
  share: 1,
})

let database: OpenDatabase
beforeAll(async () => {
  database = await openMigratedMemory(migrationsFolder)
  await database.db.execute(
    sql`create table lamps (id bigint primary key, title text not null, plain text)`,
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.execute(sql`delete from lamps`)
  await database.db.delete(backfills)
  await add(25)
})

const add = (count: number, from = 0) =>
  database.db.execute(sql`
    insert into lamps (id, title)
    select n + ${from}::int, 'Lamp ' || n from generate_series(1, ${count}::int) n`)

const due = () => database.db.$count(lamps, isNull(lamps.plain))
const signal = new AbortController().signal
const run = (log = quietLog, given = signal) =>
  runBackfill({ db: database.db, clock: systemClock, log }, plainTitles, given)
const states = () => backfillStates(database.db)
const batch = () => runBatch(database.db, plainTitles, new Date())

test('a backfill changes all rows, batch by batch, and says how far it is', async () => {
  await beginPass(database.db, plainTitles)
  expect([await batch(), await due()]).toEqual(['more', 15])
  expect(await states()).toEqual([{ name: 'plain-titles', percent: 40, state: 'runs' }])
  const log = { ...quietLog, info: vi.fn() }
  await database.db.update(backfills).set({ ranAt: null })
  await run(log)
  expect(await due()).toBe(0)
  expect(await states()).toEqual([{ name: 'plain-titles', percent: 100, state: 'done' }])
  expect(log.info.mock.calls.map(([event, { percent }]) => [event, percent])).toEqual([
    ['backfill.runs', 80],
    ['backfill.runs', 99],
    ['backfill.done', undefined],
  ])
})

test('a batch that fails leaves its rows and its progress as they were', async () => {
  await beginPass(database.db, plainTitles)
  await batch()
  const change = () =>
    sql`update lamps set plain = (1 / (id - 15))::text where id between 11 and 20`
  await expect(runBatch(database.db, { ...plainTitles, change }, new Date())).rejects.toThrow()
  expect(await due()).toBe(15)
  expect((await states())[0]?.percent).toBe(40)
})

test('rows that an older version writes behind a pass get another pass', async () => {
  await beginPass(database.db, plainTitles)
  await batch()
  await add(3, -100)
  await database.db.update(backfills).set({ ranAt: null })
  await run()
  expect([await due(), (await states())[0]?.state]).toEqual([0, 'done'])
})

test('a backfill whose statement changes nothing ends with an error instead of running forever', async () => {
  const idle = { ...plainTitles, change: () => sql`update lamps set plain = null where false` }
  const running = runBackfill({ db: database.db, clock: systemClock, log: quietLog }, idle, signal)
  await expect(running).rejects.toThrow(/looked at all rows, changed none/)
})

test('rows that an older version writes behind a pass that had nothing to change get another pass', async () => {
  await database.db.execute(sql`update lamps set plain = 'done'`)
  await beginPass(database.db, plainTitles)
  for (let at = 0; at < 3; at += 1) await batch()
  await add(1, -100)
  await expect(batch()).rejects.toThrow(/looked at all rows, changed none/)
  await database.db.update(backfills).set({ ranAt: null })
  await run()
  expect([await due(), (await states())[0]?.state]).toEqual([0, 'done'])
})

test('a backfill that another instance just ran a batch of is left to it', async () => {
  await beginPass(database.db, plainTitles)
  await batch()
  await run()
  expect(await due()).toBe(15)
})

test('a paused backfill waits until it is resumed', async () => {
  expect(await holdBackfill(database.db, 'plain-titles', true)).toBe(false)
  await beginPass(database.db, plainTitles)
  expect(await holdBackfill(database.db, 'plain-titles', true)).toBe(true)
  await run()
  expect([await due(), (await states())[0]?.state]).toEqual([25, 'paused'])
  expect(await completeBackfill(database.db, plainTitles, { isPatient: true })).toMatch(
    /is paused\. .*migrations resume plain-titles\.$/,
  )
  await holdBackfill(database.db, 'plain-titles', false)
  await run()
  expect(await due()).toBe(0)
})

test('a service that stops ends a backfill between two batches', async () => {
  const stopping = new AbortController()
  stopping.abort()
  await expect(run(quietLog, stopping.signal)).rejects.toThrow()
  expect(await due()).toBe(25)
})

test('a migration completes the backfill of a small table, also one that older versions wrote to since', async () => {
  const complete = () => completeBackfill(database.db, plainTitles, { isPatient: false })
  expect([await complete(), await due()]).toEqual([undefined, 0])
  await add(2, 200)
  expect([await complete(), await due()]).toEqual([undefined, 0])
  expect(await completeBackfill(database.db, undefined, { isPatient: false })).toMatch(
    /does not have its backfill; start the version before/,
  )
})

test('a migration waits for the backfill of a large table, unless the operator runs it', async () => {
  await database.db.execute(
    sql`update pg_class set reltuples = 200000 where oid = 'lamps'::regclass`,
  )
  expect(await completeBackfill(database.db, plainTitles, { isPatient: false })).toMatch(
    /^the backfill plain-titles is at 0 %\. .*tessera migrations run\.$/,
  )
  const onPercent = vi.fn()
  expect(
    await completeBackfill(database.db, plainTitles, { isPatient: true, onPercent }),
  ).toBeUndefined()
  expect(onPercent).toHaveBeenCalledWith(0)
  expect(await due()).toBe(0)
})
