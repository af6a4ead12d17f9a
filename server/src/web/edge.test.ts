import { getViewer } from '@tessera/contracts/calls/viewer'
import { Envelope } from '@tessera/contracts/envelope'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { keptLog } from '../conformance/kept-log.ts'
import { createMemoryService, type MemoryService } from '../memory-service.ts'

const log = keptLog()
let service: MemoryService

beforeAll(async () => {
  service = await createMemoryService({ log })
}, 60_000)
afterAll(() => service.stop())

const asked = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(service.origin + path, { headers })

test.each([
  getViewer.path,
  '/mira/',
  '/offsite/?url=https%3A%2F%2Fexample.org',
  '/sitemaps/none.xml',
  '/v3/live/',
])('%s is counted once against its network, and its session is looked up once', async (path) => {
  const { ports } = service
  const take = vi.spyOn(ports.budgets, 'take')
  let lookups = 0
  const settings = {
    ...ports.settings,
    get session() {
      lookups += 1
      return ports.settings.session
    },
  }
  const app = createApp({ ...ports, settings })
  await app.fetch(asked(path, { Cookie: '__Host-session=none' }), { address: '192.0.2.1' })
  expect(take.mock.calls.filter(([key]) => key.includes(' network '))).toHaveLength(1)
  expect(lookups).toBe(1)
  take.mockRestore()
  app.close()
})

/** A service that cannot look up a session. */
const withoutSessions = () =>
  createApp({
    ...service.ports,
    settings: {
      ...service.ports.settings,
      get session(): never {
        throw new Error('No session can be looked up.')
      },
    },
  })

test('files are served without a look at the session', async () => {
  const app = withoutSessions()
  const headers = { Cookie: '__Host-session=none' }
  for (const path of ['/favicon.svg', '/robots.txt', '/media/none.webp', '/assets/none.js'])
    expect((await app.fetch(asked(path, headers))).status).toBeLessThan(500)
  app.close()
})

test('an error response has the id that the log has', async () => {
  const app = withoutSessions()
  const headers = { Cookie: '__Host-session=none' }
  const call = await app.fetch(asked(getViewer.path, headers))
  const { error } = Envelope.parse(await call.json()).resource_response
  expect(error?.code).toBe('unexpected')
  const page = await app.fetch(asked('/mira/', headers))
  expect(page.status).toBe(500)
  const [, reference] = /Reference (\d+)/.exec(await page.text()) ?? []
  for (const id of [error?.data?.id, reference])
    expect(log.text()).toContain(`{"event":"viewer.failed","fields":{"id":"${id}"`)
  app.close()
})
