import { afterAll, beforeAll, expect, test } from 'vitest'
import { LeanClient } from './lean-client.ts'
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

test('a promise and a callback get the same rows, with values and without', async () => {
  const asked = { text: 'select $1::int as one', values: [1] }
  const promised = await client.query(asked)
  const called = await new Promise((resolve) => client.query(asked, (_, result) => resolve(result)))
  expect(promised.rows).toEqual([{ one: 1 }])
  expect(called).toMatchObject({ rows: promised.rows })
  expect((await client.query('select $1::int as two', [2])).rows).toEqual([{ two: 2 }])
  expect((await client.query('select 3 as three')).rows).toEqual([{ three: 3 }])
})

test('a query that fails refuses its promise with what the database said, and the next one is answered', async () => {
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  const both = await Promise.allSettled([client.query('select nothing'), client.query('select 1')])
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
})
