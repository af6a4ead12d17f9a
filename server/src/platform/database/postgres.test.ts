import { afterAll, beforeAll, expect, test } from 'vitest'
import { noTraces } from '../traces/port.ts'
import { databaseConformance } from './database.conformance.ts'
import { hotQuery } from './hot-query.ts'
import { openPostgres } from './postgres.ts'
import { sql } from './sql.ts'
import { type AnsweredStatement, watchStatements } from './statement-watch.ts'
import { type RealPostgres, startRealPostgres } from './testing/real-postgres.ts'
import { startWireRelay } from './testing/wire-relay.ts'

let server: RealPostgres | undefined

beforeAll(async () => {
  server = await startRealPostgres()
}, 60_000)
afterAll(() => server?.stop(), 30_000)

databaseConformance('postgres', async () => {
  const opening = await openPostgres(server?.url ?? '')
  if (!opening.ok) throw new Error(opening.fault.message)
  return opening.database
})

test('an unreachable server is named with the fix, and without its password', async () => {
  const opening = await openPostgres('postgres://someone:hunter2@127.0.0.1:1/pins')
  const { code, message } = opening.ok ? { code: 'none', message: '' } : opening.fault
  expect(code).toBe('database-unreachable')
  expect(message).toContain('127.0.0.1:1/pins')
  expect(message).toContain('start it')
  expect(message).not.toContain('hunter2')
})

test('an invalid URL is refused with an example', async () => {
  const opening = await openPostgres('my database')
  expect(opening.ok ? '' : opening.fault.message).toContain('postgres://')
})

test('a pooler needs the address of the server itself', async () => {
  const relay = await startWireRelay(server?.url ?? '', { isPooler: true })
  const opening = await openPostgres(relay.url)
  await relay.stop()
  const { code, message } = opening.ok ? { code: 'none', message: '' } : opening.fault
  expect(code).toBe('database-pooled')
  expect(message).toContain('set DATABASE_DIRECT_URL')
  expect(message).not.toContain('postgres:postgres')
})

test.each([
  [undefined, 0],
  [true, 1],
])(
  'behind a pooler, with names of statements set to %s, a session knows %i statements by name',
  async (namedStatements, known) => {
    const directUrl = server?.url ?? ''
    const relay = await startWireRelay(directUrl, { isPooler: true })
    const opening = await openPostgres(relay.url, { directUrl, namedStatements, connections: 1 })
    if (!opening.ok) throw new Error(opening.fault.message)
    const { db, direct, close } = opening.database
    const one = hotQuery('one', (handle) =>
      handle
        .select({ one: sql<number>`${sql.placeholder('one')}::int` })
        .from(sql`(select) nothing`),
    )
    for (const value of [1, 2]) expect(await one(db, { one: value })).toEqual([{ one: value }])
    const names = sql`select name from pg_prepared_statements where name <> ''`
    expect((await db.execute(names)).rows).toHaveLength(known)
    relay.cut()
    await expect(db.execute(names)).rejects.toThrow()
    expect((await direct((own) => own.execute(sql`select 2 as two`))).rows).toEqual([{ two: 2 }])
    await close()
    await relay.stop()
  },
)

test('a statement that was sent is explained for values that are not known', async () => {
  const answered: AnsweredStatement[] = []
  const watch = watchStatements(noTraces, (each) => answered.push(each))
  const opening = await openPostgres(server?.url ?? '', { watch, connections: 2 })
  if (!opening.ok) throw new Error(opening.fault.message)
  const { db, close } = opening.database
  await db.execute(sql`select relname from pg_class where oid = ${1259}::oid and relname <> ${'x'}`)
  const sent = answered.at(-1)
  expect(await sent?.explain(sent.text)).toMatch(/pg_class[\s\S]*\$1[\s\S]*\$2/)
  const { rows } = await db.execute(sql`select name from pg_prepared_statements`)
  expect(rows).toEqual([])
  await close()
})

test('starting PostgreSQL for a test adds no hook that changes the exit code', () => {
  expect(process.listenerCount('beforeExit')).toBe(0)
})
