import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTraces } from '../traces/open-traces.ts'
import type { MemoryDatabase } from './memory.ts'
import { sql } from './sql.ts'
import { type AnsweredStatement, nameOf, watchStatements } from './statement-watch.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'

const traces = openTraces()
const answered: AnsweredStatement[] = []
let database: MemoryDatabase

beforeAll(async () => {
  database = await openEmptyMemory(watchStatements(traces, (each) => answered.push(each)))
  await database.db.execute(sql`create table lamps (id int primary key, name text)`)
})

afterAll(() => database.close())

const work = <Value>(id: string, run: () => Promise<Value>) =>
  traces.work(() => ({ id, name: `work ${id}`, kind: 'server' }), run)

const last = () => answered.findLast(({ text }) => text.includes('lamps'))

test.each([
  ['select "id" from "lamps" where "id" = $1', 'select lamps'],
  ['insert into "lamps" ("id") values ($1)', 'insert lamps'],
  ['update lamps set name = $1', 'update lamps'],
  ['with found as (select 1 from boards) select * from found', 'with boards'],
  ['commit', 'commit'],
])('%s is named by its first word and table', (text, name) => {
  expect(nameOf({ name: undefined, text })).toBe(name)
})

test('a statement is noted with its text, its code of failure and its work', async () => {
  const { db } = database
  await work('1', () => db.execute(sql`insert into lamps values (1, ${'Mira'})`))
  expect(last()).toMatchObject({ text: 'insert into lamps values (1, $1)', failure: undefined })
  expect(last()?.around).toMatchObject({ id: '1', name: 'work 1' })
  const twice = work('2', () => db.execute(sql`insert into lamps values (1, ${'Mira'})`))
  await expect(twice).rejects.toThrow()
  expect(last()).toMatchObject({ failure: '23505', around: { id: '2' } })
  await work('3', () => db.transaction((tx) => tx.execute(sql`select 1 from lamps`)))
  expect(last()).toMatchObject({ around: { id: '3' } })
})

test('statements that wait for a connection keep the work that they belong to', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => String(at))
  const before = answered.length
  await Promise.all(
    ids.map((id) => work(id, () => database.db.execute(sql.raw(`select ${id} as id from lamps`)))),
  )
  const notes = answered.slice(before)
  expect(notes.length).toBe(60)
  for (const { text, around } of notes) expect(text).toBe(`select ${around?.id} as id from lamps`)
})

test('a plan is read without values, and nothing of the statement runs', async () => {
  const plan = async (text: string) => last()?.explain(text)
  expect(await plan('select name from lamps where id = $1')).toMatch(/\(id = \$1\)/)
  expect(await plan('insert into lamps values (7, $1)')).toMatch(/Insert on lamps/)
  expect(await plan('delete from lamps')).toMatch(/Delete on lamps/)
  expect(await plan('select 1; delete from lamps')).toBeUndefined()
  expect(await plan('drop table lamps')).toBeUndefined()
  expect(await plan('select nothing from nowhere')).toBeUndefined()
  // The connection is whole after a failure, and what was prepared is gone.
  expect(await plan('select name from lamps where id = $1')).toMatch(/lamps/)
  const { rows } = await database.db.execute(sql`select count(*) as count from lamps`)
  expect(rows).toEqual([{ count: '1' }])
  const prepared = await database.db.execute(
    sql`select name from pg_prepared_statements where name = 'tessera_plan'`,
  )
  expect(prepared.rows).toEqual([])
})

test('no plan is read while statements wait for a connection', async () => {
  const { db } = database
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const held = Promise.all(Array.from({ length: 20 }, () => db.transaction(() => ended)))
  await new Promise(setImmediate)
  expect(await last()?.explain('select name from lamps')).toBeUndefined()
  end()
  await held
  expect(await last()?.explain('select name from lamps')).toMatch(/lamps/)
})
