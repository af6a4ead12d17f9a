import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guardedPool } from './guarded-pool.ts'
import { LeanClient } from './lean-client.ts'
import { columnsKnown, NamedQuery } from './named-query.ts'
import { type RealPostgres, startRealPostgres } from './testing/real-postgres.ts'

let server: RealPostgres
let client: LeanClient
beforeAll(async () => {
  server = await startRealPostgres()
  client = new LeanClient(server.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

test('promises and callbacks return the same rows, with and without values', async () => {
  const asked = { text: 'select $1::int as one', values: [1] }
  const promised = await client.query(asked)
  const called = await new Promise((resolve) => client.query(asked, (_, result) => resolve(result)))
  expect(promised.rows).toEqual([{ one: 1 }])
  expect(called).toMatchObject({ rows: promised.rows })
  expect((await client.query('select $1::int as two', [2])).rows).toEqual([{ two: 2 }])
  expect((await client.query('select 3 as three')).rows).toEqual([{ three: 3 }])
})

test('a failing query rejects with the database’s error, and the next one works', async () => {
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  const both = await Promise.allSettled([client.query('select nothing'), client.query('select 1')])
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
})

test('pg’s own promises are never used, because they keep their results in memory', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const watched = new LeanClient(server.url)
  await watched.connect()
  expect((await watched.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(asked.mock.lastCall?.at(-1)).toBeTypeOf('function')
  await watched.end()
})

test('a named statement is described once by a connection, and its rows are read alike each time', async () => {
  const text = `select $1::int as one, '{"two":2}'::jsonb as two where $1 > 0`
  const statement = { name: 'described_once', text, types: undefined, columns: columnsKnown() }
  const described = vi.fn()
  client.connection.on('rowDescription', described)
  const ask = (one: unknown): Promise<unknown> =>
    Reflect.apply(client.query, client, [new NamedQuery(statement, [one])])
  for (const one of [1, 2]) expect(await ask(one)).toMatchObject({ rows: [[one, { two: 2 }]] })
  await expect(ask('none')).rejects.toMatchObject({ code: '22P02' })
  expect(await ask(0)).toMatchObject({ rows: [] })
  expect(await ask(3)).toMatchObject({ rows: [[3, { two: 2 }]] })
  expect(described).toHaveBeenCalledOnce()
})

test('a connection that the server ends breaks no process, and its next query rejects', async () => {
  const ended = new LeanClient(server.url)
  await ended.connect()
  const { rows } = await ended.query('select pg_backend_pid() as pid')
  const closed = new Promise((resolve) => ended.once('end', resolve))
  await client.query('select pg_terminate_backend($1)', [rows[0].pid])
  await closed
  await expect(ended.query('select 1')).rejects.toThrow()
})

test('a pool’s connections are lean clients', async () => {
  const { pool } = guardedPool({ connectionString: server.url })
  const taken = await pool.connect()
  expect(taken).toBeInstanceOf(LeanClient)
  taken.release()
  await pool.end()
})

test('a pool replaces an idle connection that the server has ended', async () => {
  const { pool } = guardedPool({ connectionString: server.url })
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  const removed = new Promise((resolve) => pool.once('remove', resolve))
  await client.query('select pg_terminate_backend($1)', [rows[0].pid])
  await removed
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
