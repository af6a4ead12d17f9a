import { createPin, getPin } from '@tessera/contracts/calls/pins'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { demoFlagSource, demoFlags } from '@tessera/demo/guards/flagged-domains'
import { describe, expect, test } from 'vitest'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { ads } from '../contexts/ads/accounts/campaigns/tables.ts'
import { replaceList } from '../contexts/pins/offsite/replace-list.ts'
import { pinClicks } from '../contexts/pins/offsite/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { idOf } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'

const pressed = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`following a link out on ${kind}`, () => {
    const service = openedService(open)

    const pinTo = async (person: Person, link: string, privacy = 'public') => {
      const board = await boardOf(person, `Ways ${link.slice(0, 30)}`, privacy)
      const image_url = await outsidePicture(service())
      return person.done(createPin, { board_id: board.id, image_url, link })
    }

    const follow = async (
      person: Person,
      query: Partial<Record<'url' | 'pin_id' | 'pin' | 'client_tracking_params', string>>,
      headers: Record<string, string> = pressed,
    ) => {
      const response = await person.send(paths.offsite.to(query), { headers })
      return {
        status: response.status,
        to: response.headers.get('Location'),
        headers: response.headers,
        html: await response.text(),
      }
    }

    const clicksOn = async (id: string) => {
      const rows = await service().ports.db.select().from(pinClicks)
      return rows.filter((row) => row.pinId === id).reduce((sum, row) => sum + row.clicks, 0)
    }

    // The module's descriptor names the page; the sample modules have none.
    const isPageBetween = ({ status, to, html }: Awaited<ReturnType<typeof follow>>) =>
      status !== 303 && to === null && html.includes('id="tessera-boot"')

    test('a safe link of a pin redirects at once, is counted, and gets no referrer', async () => {
      const url = 'https://shop.example/lamp?a=1&b=2#top'
      const pin = await pinTo(await member(service()), url)
      const out = await follow(visitor(service()), { url, pin_id: pin.id })
      expect(out).toMatchObject({ status: 303, to: url, html: '' })
      expect(out.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(out.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await clicksOn(pin.id)).toBe(1)
      expect((await follow(visitor(service()), { url, pin: pin.id })).to).toBe(url)
      expect((await follow(visitor(service()), { url, pin_id: pin.id }, {})).to).toBe(url)
      expect(await clicksOn(pin.id)).toBe(3)
    })

    test('a redirect needs the link of a pin that the viewer may see', async () => {
      const url = 'https://shop.example/only-here'
      const owner = await member(service())
      const pin = await pinTo(owner, url)
      const secret = await pinTo(owner, 'https://shop.example/hidden', 'secret')
      for (const query of [
        {},
        { url },
        { url, pin_id: '1' },
        { url, pin_id: 'x' },
        { url: 'https://shop.example/else', pin_id: pin.id },
        { url: 'https://shop.example/hidden', pin_id: secret.id },
      ])
        expect(isPageBetween(await follow(visitor(service()), query)), JSON.stringify(query)).toBe(
          true,
        )
      expect(await clicksOn(pin.id)).toBe(0)
      const own = await follow(owner, { url: 'https://shop.example/hidden', pin_id: secret.id })
      expect(own.status).toBe(303)
    })

    test('an ad leads to its destination, and its pin as an ordinary one to its own link', async () => {
      const { db, ids, secrets } = service().ports
      const [owner, viewer, other] = [
        await member(service()),
        await member(service()),
        await member(service()),
      ]
      const [own, to] = ['https://shop.example/own', 'https://sale.example/today']
      const pin = await pinTo(owner, own)
      const account = await adAccount(service(), { id: await idOf(owner) })
      const promoted = { pinId: pin.id, destinationUrl: to }
      const { adId } = await runningAd(service(), account, promoted)
      const shown = (viewerId: ServedAd['viewerId']) =>
        sealServedAd(secrets, {
          servedId: ids.next(),
          adId,
          viewerId,
          place: 'home',
          servedAt: 1,
          priceMicro: 1,
          billed: 'click',
          age: null,
          gender: 'unknown',
          country: null,
          app: 'web',
        })
      const token = shown(await idOf(viewer))
      const look = (person: Person, client_tracking_params?: string) =>
        person.done(getPin, {
          id: pin.id,
          ...(client_tracking_params && { client_tracking_params }),
        })
      expect(await look(viewer, token)).toMatchObject({
        link: to,
        is_promoted: true,
        tracking_params: token,
        link_domain: { name: 'sale.example' },
      })
      const plain = { link: own, is_promoted: false, tracking_params: null }
      for (const seen of [look(viewer), look(other, token), look(viewer, 'made-up')])
        expect(await seen).toMatchObject(plain)

      const ad = { url: to, pin_id: pin.id, client_tracking_params: token }
      expect((await follow(viewer, ad)).to).toBe(to)
      expect((await follow(viewer, { ...ad, url: own })).to).toBe(own)
      const forVisitor = { ...ad, client_tracking_params: shown(null) }
      expect((await follow(visitor(service()), forVisitor)).to).toBe(to)
      expect(await clicksOn(pin.id)).toBe(3)
      for (const [person, query] of [
        [other, ad],
        [viewer, { url: to, pin_id: pin.id }],
        [viewer, { ...ad, url: 'https://elsewhere.example/' }],
        [viewer, { ...ad, pin_id: (await pinTo(other, own)).id }],
      ] as const)
        expect(isPageBetween(await follow(person, query)), JSON.stringify(query)).toBe(true)
      await db.update(ads).set({ review: 'rejected' }).where(eq(ads.id, adId))
      expect(isPageBetween(await follow(viewer, ad))).toBe(true)
      expect(await look(viewer, token)).toMatchObject(plain)
      expect(await clicksOn(pin.id)).toBe(3)
    })

    test('a person from an email or another site sees first where the link leads', async () => {
      const url = 'https://shop.example/mailed'
      const pin = await pinTo(await member(service()), url)
      for (const headers of [
        { 'Sec-Fetch-Site': 'none' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { ...pressed, 'Sec-Purpose': 'prefetch' },
      ])
        expect(
          isPageBetween(await follow(visitor(service()), { url, pin_id: pin.id }, headers)),
        ).toBe(true)
      expect(await clicksOn(pin.id)).toBe(0)
    })

    test('S4.44 blocked, suspicious, adult and disguised links get the warning page', async () => {
      const { db, clock } = service().ports
      const owner = await member(service())
      const urls = [
        'https://malware.example/x',
        'https://a.phishing.example/',
        'https://adult.example/',
        'https://spam.example/',
        'https://shop.example@elsewhere.example/',
        'https://pаypal.com/',
        'https://аррӏе.com/',
      ]
      // A domain that is listed as blocked is refused from then on.
      const pins = await Promise.all(
        urls.map(async (url) => ({ url, pin: await pinTo(owner, url) })),
      )
      await replaceList(db, { source: demoFlagSource, rows: demoFlags, now: clock.now() })
      for (const { url, pin } of pins) {
        const out = await follow(owner, { url, pin_id: pin.id })
        expect(isPageBetween(out), url).toBe(true)
        expect(out.headers.get('Referrer-Policy')).toBe('no-referrer')
        expect(out.headers.get('Cache-Control')).toBe('private, no-store')
        expect(out.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
        expect(await clicksOn(pin.id), url).toBe(0)
      }
    })

    test('hostile addresses get the warning page, and nothing of them is run or sent on', async () => {
      const pin = await pinTo(await member(service()), 'https://shop.example/fine')
      for (const url of [
        'javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        '//shop.example/fine',
        '/pin/1/',
        'https:shop.example\r\nSet-Cookie: a=b',
        '"><script>alert(1)</script>',
        'https://shop.example/\u0000',
        `https://shop.example/${'x'.repeat(limits.pinLinkMax)}`,
      ]) {
        const out = await follow(visitor(service()), { url, pin_id: pin.id })
        expect(isPageBetween(out), url).toBe(true)
        expect(out.html).not.toContain('<script>alert')
        expect(out.headers.get('Set-Cookie')).toBeNull()
      }
    })
  })
