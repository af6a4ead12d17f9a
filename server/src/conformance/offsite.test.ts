import { checkOffsite, reportOffsite } from '@tessera/contracts/calls/offsite'
import { createPin } from '@tessera/contracts/calls/pins'
import { demoFlagSource, demoFlags } from '@tessera/demo/guards/flagged-domains'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { domainFlags } from '../contexts/base/link-lists/tables.ts'
import { replaceList } from '../contexts/pins/offsite/replace-list.ts'
import { reportersNeeded } from '../contexts/pins/offsite/rules.ts'
import { pinClicks } from '../contexts/pins/offsite/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { Unconnected } from '../platform/database/database-trouble.ts'
import { and, eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const flagged = ({ ports: { db, clock } }: MemoryService) =>
  replaceList(db, { source: demoFlagSource, rows: demoFlags, now: clock.now() })

async function pinWith(service: MemoryService, person: Person, link: string, privacy = 'public') {
  const board = await boardOf(person, `Links ${link}`, privacy)
  const image_url = await outsidePicture(service)
  return person.done(createPin, { board_id: board.id, image_url, link })
}

async function clicksOn({ ports: { db } }: MemoryService, id: string): Promise<number> {
  const rows = await db.select().from(pinClicks)
  return rows.filter((row) => row.pinId === id).reduce((sum, row) => sum + row.clicks, 0)
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`outgoing links on ${kind}`, () => {
    const service = openedService(open)
    const check = async (url: string, more: object = {}) =>
      visitor(service()).done(checkOffsite, { url, check_only: true, ...more })
    const statusOf = async (url: string) => (await check(url)).redirect_status

    test('a link to an unflagged domain is safe, and returned as it will be opened', async () => {
      expect(await check('HTTPS://Example.ORG:443/a b?q=1')).toEqual({
        redirect_status: 'ok',
        url: 'https://example.org/a%20b?q=1',
        domain: 'example.org',
        reason: null,
      })
    })

    test('a flagged domain covers everything under it, however the link is written', async () => {
      await flagged(service())
      for (const url of [
        'https://malware.example/',
        'https://a.b.malware.example/x',
        'http://MALWARE.example.:8080/',
        'https://ｍalware。example/',
        'https://mal%77are.example/',
        'https://good.example@malware.example/',
        'https:\\\\malware.example\\',
      ])
        expect(await check(url), url).toMatchObject({
          redirect_status: 'blocked',
          reason: 'malware',
        })
      expect(await statusOf('https://www.adult.example/')).toBe('porn')
      expect(await statusOf('https://spam.example/')).toBe('suspicious')
      for (const url of ['https://notmalware.example/', 'https://malware.example.org/'])
        expect(await statusOf(url), url).toBe('ok')
    })

    test('a link that is not web is blocked, not an error', async () => {
      for (const url of ['', 'javascript:alert(1)', 'data:text/html,x', 'nonsense', '//x.example'])
        expect(await check(url)).toEqual({
          redirect_status: 'blocked',
          url: null,
          domain: null,
          reason: 'not-a-web-address',
        })
    })

    test('an imported list replaces the list of its source, and nothing else', async () => {
      await flagged(service())
      const { db, clock } = service().ports
      const listed = (domain: string) =>
        replaceList(db, {
          source: 'a-list',
          rows: [{ domain, status: 'blocked', reason: null }],
          now: clock.now(),
        })
      await listed('first.example')
      expect(await check('https://first.example/')).toMatchObject({
        redirect_status: 'blocked',
        reason: 'listed',
      })
      expect(await listed('second.example')).toEqual({ before: 1 })
      expect(await statusOf('https://first.example/')).toBe('ok')
      expect(await statusOf('https://second.example/')).toBe('blocked')
      expect(await statusOf('https://malware.example/')).toBe('blocked')
    })

    test('three people make a domain suspicious, and one person three times does not', async () => {
      const url = 'https://www.doubtful.example/one'
      const first = await member(service())
      const report = (person: Person, at: string) =>
        person.done(reportOffsite, { url: at, reason: 'phishing' })
      for (let time = 0; time < reportersNeeded; time += 1)
        expect(await report(first, `https://a${time}.doubtful.example/`)).toEqual({
          domain: 'doubtful.example',
        })
      expect(await statusOf(url)).toBe('ok')
      for (let other = 2; other < reportersNeeded; other += 1) {
        await report(await member(service()), url)
        expect(await statusOf(url)).toBe('ok')
      }
      await report(await member(service()), url)
      expect(await check(url)).toMatchObject({ redirect_status: 'suspicious', reason: 'reported' })
    })

    test('concurrent reports count each person, and a trusted list outweighs them', async () => {
      const people = await Promise.all(
        Array.from({ length: reportersNeeded }, () => member(service())),
      )
      const url = 'https://popular.example/'
      await Promise.all(
        people.map((person) => person.done(reportOffsite, { url, reason: 'other' })),
      )
      expect(await statusOf(url)).toBe('suspicious')
      const { db, clock } = service().ports
      const rows = [{ domain: 'popular.example', status: 'ok' as const, reason: null }]
      await replaceList(db, { source: 'review', rows, now: clock.now() })
      expect(await statusOf(url)).toBe('ok')
      await db
        .delete(domainFlags)
        .where(and(eq(domainFlags.source, 'review'), eq(domainFlags.domain, 'popular.example')))
    })

    test('customers of one host are not reported for each other', async () => {
      for (let person = 0; person < reportersNeeded; person += 1)
        await (await member(service())).done(reportOffsite, {
          url: 'https://bad.github.io/',
          reason: 'malware',
        })
      expect(await statusOf('https://bad.github.io/x')).toBe('suspicious')
      expect(await statusOf('https://good.github.io/')).toBe('ok')
    })

    test('a report needs an outgoing link, and a pin that its reporter may see', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const report = (input: object) =>
        other.call(reportOffsite, { url: 'https://x.example/', reason: 'spam', ...input })
      expect((await report({ url: 'nonsense' })).error?.code).toBe('link-unfit')
      expect((await report({ url: service().origin })).error?.code).toBe('link-unfit')
      expect((await report({ reason: 'dull' })).error?.code).toBe('bad-input')
      const secret = await pinWith(service(), owner, 'https://x.example/', 'secret')
      expect((await report({ pin_id: secret.id })).error?.code).toBe('not-found')
      const open = await pinWith(service(), owner, 'https://y.example/')
      expect((await report({ pin_id: open.id })).error).toBeNull()
      const stranger = await visitor(service()).call(reportOffsite, {})
      expect(stranger.error?.code).toBe('log-in-needed')
    })

    test('a click counts for a pin only when the link is its own', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const link = 'https://clicked.example/page'
      const pin = await pinWith(service(), owner, link)
      const open = (person: Person, input: object) =>
        person.done(checkOffsite, { url: link, pin_id: pin.id, ...input })
      await open(other, { check_only: true })
      await open(other, { check_only: '1' })
      await open(other, { url: 'https://elsewhere.example/' })
      await open(other, { pin_id: '1' })
      expect(await clicksOn(service(), pin.id)).toBe(0)
      const fine = await open(other, {
        check_only: false,
        client_tracking_params: 'c',
        aux_data: 'a',
      })
      expect(fine.redirect_status).toBe('ok')
      await Promise.all([open(visitor(service()), {}), open(owner, {}), open(other, {})])
      expect(await clicksOn(service(), pin.id)).toBe(4)
    })

    test('a click counts once when the database goes away right after it', async () => {
      const link = 'https://clicked-once.example/'
      const pin = await pinWith(service(), await member(service()), link)
      const broken = new Unconnected(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
      const sampleSites = {
        answer: async () => undefined,
        pathOf: vi.fn().mockRejectedValueOnce(broken),
      }
      const { fetch, close } = createApp({ ...service().ports, sampleSites })
      const person = visitor({ ...service(), fetch })
      const { error } = await person.call(checkOffsite, { url: link, pin_id: pin.id })
      close()
      expect([error?.code, await clicksOn(service(), pin.id)]).toEqual(['unavailable', 1])
    })

    test("a secret pin's link is shown to nobody else, and counts no clicks of others", async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const link = 'https://hidden.example/page'
      const pin = await pinWith(service(), owner, link, 'secret')
      const seen = await other.done(checkOffsite, { url: 'https://a.example/', pin_id: pin.id })
      expect(JSON.stringify(seen)).not.toContain('hidden.example')
      await other.done(checkOffsite, { url: link, pin_id: pin.id })
      expect(await clicksOn(service(), pin.id)).toBe(0)
      await owner.done(checkOffsite, { url: link, pin_id: pin.id })
      expect(await clicksOn(service(), pin.id)).toBe(1)
    })
  })
