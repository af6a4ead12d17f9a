import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseConformance } from './database.conformance.ts'
import { openPostgres } from './postgres.ts'
import { type RealPostgres, startRealPostgres } from './testing/real-postgres.ts'

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

test('starting PostgreSQL for a test adds no hook that changes the exit code', () => {
  expect(process.listenerCount('beforeExit')).toBe(0)
})
