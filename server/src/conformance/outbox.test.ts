import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserId } from '@tessera/contracts/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { sweepOutbox } from '../contexts/base/mail/outbox.ts'
import { mailOutbox, smsOutbox } from '../contexts/base/mail/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { deleteAccount } from '../contexts/whole-account/closing/delete-account.ts'
import { leftOut } from '../contexts/whole-account/own-rows/own-tables.ts'
import { nodePorts } from '../main/node-ports.ts'
import { createMemoryService, type MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { noMetrics } from '../platform/metrics/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { phoneOwner } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { textsTo } from './outbox-of.ts'
import { selfOf } from './self-of.ts'

const here = '127.0.0.1'
const open = (
  service: MemoryService,
  { query = '', address = here, headers = {}, origin = service.origin } = {},
) => service.fetch(new Request(`${origin}/dev/outbox/${query}`, { headers }), { address })

for (const { kind, open: openKind } of oneDatabase(import.meta.filename))
  describe(`the outbox on ${kind}`, () => {
    const service = openedService(() => openKind({ sample: null }))

    test('emails and text messages are listed, newest first, with working links', async () => {
      const { mail, sms } = service().ports
      const url = 'http://localhost:3000/password/reset/#token=abc_DEF'
      await mail.send({
        to: 'one@example.org',
        subject: 'First',
        text: `Go: ${url}.\n\nBye`,
        html: '<p>',
      })
      await sms.send({ to: '+4930111', text: '123456 is your code' })
      await mail.send({ to: 'two@example.org', subject: 'Last', text: 'Nothing' })
      const page = await (await open(service())).text()
      const order = ['Last', '123456 is your code', 'First'].map((words) => page.indexOf(words))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      expect(order).not.toContain(-1)
      expect(page).toContain(`<a href="${url}" rel="noreferrer">${url}</a>.`)
      const narrowed = await (await open(service(), { query: '?to=%2B4930111' })).text()
      expect(narrowed).toContain('123456')
      expect(narrowed).not.toContain('First')
    })

    test('people’s text becomes no markup, and the page may run and load nothing', async () => {
      const { mail } = service().ports
      const bad = '<img src=x onerror=alert(1)>'
      const text = `${bad} http://x.test/"onmouseover="alert(1) javascript:alert(1)`
      await mail.send({ to: `"${bad}"@example.org`, subject: bad, text })
      const response = await open(service())
      const page = await response.text()
      expect(page).not.toContain('<img')
      expect(page).not.toContain('"onmouseover')
      expect(page).not.toContain('href="javascript')
      expect(response.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[\w-]{43}'; /,
      )
      expect(response.headers.get('Content-Security-Policy')).not.toContain('script-src')
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    })

    test('it continues page by page, each entry once', async () => {
      const { mail } = service().ports
      const to = 'many@example.org'
      for (let count = 0; count < 45; count += 1)
        await mail.send({ to, subject: `Number ${count}.`, text: '' })
      const seen: string[] = []
      let query = `?to=${to}`
      for (let pages = 1; pages <= 3; pages += 1) {
        const page = await (await open(service(), { query })).text()
        seen.push(...[...page.matchAll(/Number (\d+)\./g)].flatMap(([, number]) => number ?? []))
        const [, next = ''] = /href="\/dev\/outbox\/(\?[^"]*)">Older/.exec(page) ?? []
        expect(next === '').toBe(pages === 3)
        query = next.replaceAll('&amp;', '&')
      }
      expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => String(44 - at)))
      for (const wrong of ['?before=x', '?before=9999999999999999999', '?to=%00', '?before=-1'])
        expect((await open(service(), { query: wrong })).status).toBe(200)
    })

    test('text messages to a deleted account’s phone go with it, and its download says that they are left out', async () => {
      const { db, clock } = service().ports
      const [{ phone, person }, other] = [await phoneOwner(service()), await phoneOwner(service())]
      expect(await textsTo(service(), phone)).toHaveLength(1)
      expect(leftOut.sms_outbox).toContain('text messages')
      const { id } = await selfOf(person)
      const closed = { state: 'deactivated', closesAt: clock.now() } as const
      await db.update(users).set(closed).where(eq(users.id, id))
      const { signal } = new AbortController()
      expect(await deleteAccount(service().ports, UserId.parse(id), signal)).toBe(true)
      expect(await textsTo(service(), phone)).toEqual([])
      expect(await textsTo(service(), other.phone)).toHaveLength(1)
    })

    test('messages are deleted after a week', async () => {
      const { db, clock, mail, sms } = service().ports
      await mail.send({ to: 'a@example.org', subject: 'Old', text: '' })
      await sms.send({ to: '+4930222', text: '' })
      const day = 86_400_000
      await sweepOutbox(db, new Date(clock.now().getTime() + 6 * day))
      expect(await db.$count(mailOutbox)).toBeGreaterThan(0)
      await sweepOutbox(db, new Date(clock.now().getTime() + 8 * day))
      expect([await db.$count(mailOutbox), await db.$count(smsOutbox)]).toEqual([0, 0])
    })
  })

describe('access to the outbox', () => {
  let service: MemoryService
  const others: MemoryService[] = []
  beforeAll(async () => {
    service = await createMemoryService()
    const settings = { outbox: false }
    others.push(await createMemoryService({ settings }))
    others.push(await createMemoryService({ origin: 'https://tessera.example.org' }))
  }, 90_000)
  afterAll(async () => {
    for (const each of [service, ...others]) await each.stop()
  })

  test('people at this machine see it', async () => {
    for (const address of [here, '::1', '::ffff:127.0.0.1'])
      expect((await open(service, { address })).status, address).toBe(200)
  })

  test('nobody elsewhere does, nor through a proxy or another host name', async () => {
    const asked = [
      { address: '192.0.2.1' },
      { address: '10.0.0.1' },
      { address: '127.0.0.1.example.org' },
      { headers: { 'X-Forwarded-For': here } },
      { headers: { Forwarded: 'for=127.0.0.1' } },
      { origin: 'http://rebound.example.org:3000' },
    ]
    for (const each of asked)
      expect((await open(service, each)).status, JSON.stringify(each)).toBe(404)
    const unknown = await service.fetch(new Request(`${service.origin}/dev/outbox/`))
    expect(unknown.status).toBe(404)
  })

  test('in production, and with a public origin, there is none', async () => {
    for (const each of others) {
      const response = await open(each, { origin: 'http://localhost:3000' })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Outbox')
    }
  })

  test('production is the default mode', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-outbox-'))
    const hasOutbox = (environment: Record<string, string>) => {
      const read = readConfiguration({ DATA_DIR: folder, ...environment })
      if (!read.ok) throw new Error(JSON.stringify(read.faults))
      const { db, live, jobs } = service.ports
      const given = { db, live, jobs, log: quietLog, metrics: noMetrics, port: 3000 }
      return nodePorts({ configuration: read.configuration, ...given }).settings.outbox
    }
    expect(hasOutbox({})).toBe(false)
    expect(hasOutbox({ MODE: 'production' })).toBe(false)
    expect(hasOutbox({ MODE: 'local' })).toBe(true)
    expect(hasOutbox({ MODE: 'development' })).toBe(true)
    await rm(folder, { recursive: true, force: true })
  })
})
