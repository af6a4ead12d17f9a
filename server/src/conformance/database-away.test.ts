import { setTimeout } from 'node:timers/promises'
import { createBoard } from '@tessera/contracts/calls/boards'
import { livePath } from '@tessera/contracts/calls/notifications'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { sql } from '../platform/database/sql.ts'
import { startWireRelay, type WireRelay } from '../platform/database/testing/wire-relay.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { keptLog } from './kept-log.ts'
import { ownDatabase } from './own-database.ts'
import { boardOf, member } from './person.ts'
import { registry, shell } from './sample-modules.ts'

const log = keptLog()
let own: Awaited<ReturnType<typeof ownDatabase>>
let relay: WireRelay
let service: MemoryService

beforeAll(async () => {
  own = await ownDatabase({ migrated: true })
  relay = await startWireRelay(own.url)
  const opening = await openPostgres(relay.url)
  if (!opening.ok) throw new Error(opening.fault.message)
  service = await createServiceOver(opening.database, {
    registry,
    shell,
    log,
    passwords: cheapPasswords,
  })
}, 90_000)
afterAll(async () => {
  relay.heal()
  // Once in some forty runs a connection that broke was never given back, and the end waited for it. The cause isn't
  // known yet, and no other test may wait for it.
  const stopped = service.stop().then(() => 'stopped')
  if ((await Promise.race([stopped, setTimeout(30_000, 'waits', { ref: false })])) === 'waits')
    console.warn('The service had not stopped after 30 seconds.')
  stopped.catch(() => undefined)
  await relay.stop()
  await own.drop()
})

test('reads that meet connections which the server has ended are answered', async () => {
  const person = await member(service)
  const reads = () => Promise.all(Array.from({ length: 8 }, () => person.call(getViewer, {})))
  await reads()
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  for (let round = 0; round < 3; round += 1) {
    const [ended, read] = await Promise.all([service.ports.db.execute(others), reads()])
    expect(ended.rows.length).toBeGreaterThan(0)
    expect([...read, ...(await reads())].map(({ status }) => status)).toEqual(Array(16).fill(200))
  }
})

test('while the database is away, calls, pages and lists say 503 and when to try again, and never 500', async () => {
  const person = await member(service)
  relay.cut()
  for (const came of [
    await person.call(getViewer, {}),
    await person.call(createBoard, { name: 'Kitchen' }),
  ])
    expect([came.status, came.error?.code]).toEqual([503, 'unavailable'])
  for (const path of ['/', '/mira/', '/sitemap.xml', livePath]) {
    const response = await person.send(path)
    await response.body?.cancel()
    expect([response.status, response.headers.get('Retry-After')], path).toEqual([503, '2'])
  }
  expect((await person.send('/live')).status).toBe(200)
  expect((await person.send('/ready')).status).toBe(200)
  relay.heal()
  await vi.waitFor(() => boardOf(person, 'Kitchen'), { timeout: 10_000, interval: 50 })
  expect((await person.call(getViewer, {})).status).toBe(200)
  expect(log.names('').filter((name) => name.endsWith('.failed'))).toEqual([])
})
