import { outsidePicturePath, outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { limits } from '@tessera/contracts/limits'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { media } from '../contexts/base/media/tables.ts'
import { count } from '../platform/database/sql.ts'
import type { PageFault, Pages } from '../platform/pages/port.ts'
import { undiciPages } from '../platform/pages/undici.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { member, visitor } from './person.ts'
import { expectRefusal, shownBy } from './shown-outside.ts'

const drawn = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#c8321f' },
    limitInputPixels: false,
  })

/** A photo as phones take it: rotated, with its location. */
const photograph = () =>
  drawn(1_500, 1_000)
    .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const faults: readonly (readonly [PageFault, number])[] = [
  ['address-unfit', 422],
  ['address-refused', 422],
  ['unreachable', 422],
  ['bad-status', 422],
  ['too-many-redirects', 422],
  ['too-slow', 422],
  ['too-large', 422],
  ['type-refused', 422],
  ['unreadable', 422],
]

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`outside pictures on ${kind}`, () => {
    const service = openedService(open)
    afterEach(() => vi.restoreAllMocks())
    const put = (body: string | Uint8Array, contentType: string) => {
      const url = `https://strange.example/${crypto.randomUUID()}`
      const bytes = typeof body === 'string' ? body : new Uint8Array(body)
      service().pages.put(url, { body: bytes, contentType })
      return url
    }

    test('a JPEG comes as an upright WebP, no wider than a pin in a grid, for visitors and members', async () => {
      const url = put(await photograph(), 'image/jpeg')
      for (const person of [visitor(service()), await member(service())]) {
        const answer = await shownBy(person, url)
        expect(answer.status).toBe(200)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
          'content-security-policy': `default-src 'none'; sandbox`,
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'private, max-age=86400',
        })
        const picture = await sharp(await answer.arrayBuffer()).metadata()
        expect(picture).toMatchObject({ format: 'webp', width: 474, height: 711 })
      }
    })

    test('a picture smaller than a pin may be is shown as it is', async () => {
      const url = await outsidePicture(service(), { width: 40, height: 30 })
      const answer = await shownBy(visitor(service()), url)
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 40 })
    })

    test('the location of a picture, and data after its end, are removed', async () => {
      const came = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script>')])
      expect((await sharp(came).metadata()).exif).toBeDefined()
      const answer = await shownBy(visitor(service()), put(came, 'image/jpeg'))
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(bytes.includes('secret')).toBe(false)
      expect(bytes.includes('script')).toBe(false)
    })

    test('a file that is no picture is not shown, whatever its type says', async () => {
      const person = visitor(service())
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      expectRefusal(await shownBy(person, put(svg, 'image/svg+xml')), 415)
      expectRefusal(await shownBy(person, put(svg, 'image/png')), 415)
      expectRefusal(await shownBy(person, put('<html>', 'image/jpeg')), 415)
      expectRefusal(await shownBy(person, put('some text', 'application/octet-stream')), 415)
      expectRefusal(await shownBy(person, put('<html>', 'text/html')), 422)
      expectRefusal(await shownBy(person, put('some text', 'text/plain')), 422)
      const half = (await photograph()).subarray(0, 200)
      expectRefusal(await shownBy(person, put(half, 'image/jpeg')), 400)
    })

    test('a small file that decodes to a huge picture, and a huge file, are not shown', async () => {
      const person = visitor(service())
      const bomb = await drawn(9_000, 9_000).png().toBuffer()
      expectRefusal(await shownBy(person, put(bomb, 'image/png')), 413)
      const long = new Uint8Array(20 * 1024 * 1024 + 1)
      expectRefusal(await shownBy(person, put(long, 'image/png')), 422)
    })

    test('an unreachable picture is refused, and is never an error of ours', async () => {
      const person = visitor(service())
      for (const [fault, status] of faults) {
        const url = `https://fault.example/${fault}`
        service().pages.put(url, { fault })
        expectRefusal(await shownBy(person, url), status, fault)
      }
    })

    test('a private address is refused by the guard, and the answer reveals nothing about the network', async () => {
      const real = undiciPages({ brand: 'Tessera' })
      const codes: string[] = []
      const pages: Pages = {
        async fetch(url, wish) {
          const came = await real.fetch(url, wish)
          codes.push(came.ok ? 'came' : came.code)
          return came
        },
      }
      const app = createApp({ ...service().ports, pages })
      const ask = (url: string) =>
        app.fetch(new Request(service().origin + outsidePictureUrl(url)), { address: '10.9.8.7' })
      const inside = ['http://127.0.0.1/a.png', 'http://10.0.0.1/', 'http://[::ffff:10.0.0.1]/']
      const elsewhere = ['http://169.254.169.254/latest/meta-data/', 'http://0x7f000001/']
      for (const url of [...inside, ...elsewhere]) expectRefusal(await ask(url), 422, url)
      expect(codes).toEqual(codes.map(() => 'address-refused'))
      expect(codes).toHaveLength(5)
      expectRefusal(await ask('file:///etc/passwd'), 422)
      expect(codes.at(-1)).toBe('address-unfit')
      app.close()
    })

    test('a shown picture is stored nowhere', async () => {
      const { db, blobs } = service().ports
      const kept = async () => (await db.select({ rows: count() }).from(media))[0]?.rows
      const stored = vi.spyOn(blobs, 'put')
      const before = await kept()
      const url = await outsidePicture(service(), { width: 600, height: 600 })
      expect((await shownBy(await member(service()), url)).status).toBe(200)
      expect(stored).not.toHaveBeenCalled()
      expect(await kept()).toBe(before)
    })

    test('a request without exactly one valid URL is bad', async () => {
      const url = 'https://fault.example/unreachable'
      const long = `https://long.example/${'a'.repeat(limits.pinLinkMax)}`
      const bad = ['', '?', '?image_url=', '?image_url=%20', `?url=${url}`, `?image_url=${long}`]
      const twice = [`?image_url=${url}&image_url=${url}`, `?image_url=${url}&width=9999`]
      for (const query of [...bad, ...twice])
        expectRefusal(await visitor(service()).send(outsidePicturePath + query), 400, query)
    })

    test('no query is an error of ours', async () => {
      const piece = fc.oneof(
        fc.constantFrom('image_url=', '&', '%', '%00', '%ff', 'http://[', '//', '@', ':0', '\\'),
        fc.string({ maxLength: 40 }).map(encodeURIComponent),
        fc.webUrl(),
      )
      const query = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
      await fc.assert(
        fc.asyncProperty(query, fc.boolean(), async (text, isNamed) => {
          const begin = isNamed ? '?image_url=' : '?'
          const answer = await visitor(service()).send(outsidePicturePath + begin + text)
          expect([400, 422]).toContain(answer.status)
        }),
        { numRuns: 200 },
      )
    })
  })
