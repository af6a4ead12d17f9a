import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test } from 'vitest'
import { lookLimits } from '../contexts/base/outside-pages/look-limits.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { eq } from '../platform/database/sql.ts'
import type { PageFault } from '../platform/pages/port.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { boardOf, member, visitor } from './person.ts'

const faults: readonly (readonly [PageFault, number, string])[] = [
  ['address-unfit', 422, 'outside-address-unfit'],
  ['address-refused', 422, 'outside-unreachable'],
  ['unreachable', 422, 'outside-unreachable'],
  ['bad-status', 422, 'outside-unreachable'],
  ['too-many-redirects', 422, 'outside-unreachable'],
  ['too-slow', 422, 'outside-too-slow'],
  ['too-large', 422, 'outside-too-large'],
  ['type-refused', 422, 'outside-not-a-page'],
  ['unreadable', 422, 'outside-not-a-page'],
]

const html = 'text/html; charset=utf-8'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`outside pages on ${kind}`, () => {
    const service = openedService(open)

    test("S3.35 S5.19 S7.19 a page's pictures are found, and a pin is created from the first", async () => {
      const person = await member(service())
      const picture = await outsidePicture(service(), { width: 800, height: 600 })
      const url = 'https://shop.example/lamp'
      service().pages.put(url, {
        contentType: html,
        finalUrl: 'https://shop.example/goods/lamp',
        body: `<title>A lamp</title><meta property="og:image" content="${picture}"><img src="small.jpg" width="200" height="200">
          <meta property="product:price:amount" content="20"><meta property="product:price:currency" content="EUR">`,
      })
      const found = await person.done(findPinImages, { url, scrapeMetric: 'www_url_scrape' })
      expect(found).toMatchObject({
        title: 'A lamp',
        canonical_url: 'https://shop.example/goods/lamp',
        product: { price: { amount: 2_000, currency: 'EUR' } },
      })
      expect(found.items.map((item) => [item.type, item.url])).toEqual([
        ['pinnable', picture],
        ['pinnable', 'https://shop.example/goods/small.jpg'],
      ])
      const kept = await person.done(registerImage, { image_url: found.items[0]?.url })
      expect(kept.state).toBe('ready')
      const board = await boardOf(person, 'Lamps')
      const pin = await person.done(createPin, {
        board_id: board.id,
        media_upload_id: kept.media_upload_id,
        title: found.title,
        link: found.canonical_url,
        method: 'scraped',
      })
      expect(pin.images['474x']).toMatchObject({ width: 474, height: 356 })
    })

    test('S1.2 a pin is created from a scraped page, from a button on another site and from an upload', async () => {
      const person = await member(service())
      const image_url = await outsidePicture(service())
      const url = 'https://shop.example/vase'
      service().pages.put(url, { contentType: html, body: `<img src="${image_url}" width="400">` })
      const found = await person.done(findPinImages, { url })
      const { media_upload_id } = await person.done(registerImage, {
        image_url: found.items[0]?.url,
      })
      const sources = [
        { method: 'scraped', media_upload_id, link: url },
        { method: 'button', image_url, link: url },
        { method: 'uploaded', image_base64: await tile() },
      ]
      for (const source of sources) {
        const board = await boardOf(person, source.method)
        const pin = await person.done(createPin, { board_id: board.id, ...source })
        expect(pin.board).toMatchObject({ id: board.id, name: source.method })
        expect(pin.link).toBe(source.link ?? null)
      }
    })

    test('the product of the page stays with the pin, and its price with every save', async () => {
      const [maker, saver] = [await member(service()), await member(service())]
      const image_url = await outsidePicture(service())
      const { media_upload_id } = await maker.done(registerImage, { image_url })
      const price = { amount: 12_900, currency: 'EUR' }
      const pin = await maker.done(createPin, {
        board_id: (await boardOf(maker, 'Lamps')).id,
        media_upload_id,
        link: 'https://www.lamps.example/oak',
        product: { price, brand: 'Lumen', availability: 'backorder' },
      })
      expect(pin.price).toEqual(price)
      const kept = await service()
        .ports.db.select()
        .from(products)
        .where(eq(products.originId, pin.id))
      expect(kept).toMatchObject([
        { brand: 'Lumen', domain: 'lamps.example', availability: 'preorder' },
      ])
      const { id } = await boardOf(saver, 'Wishes')
      const saved = await saver.done(savePin, { pin_id: pin.id, board_id: id })
      expect((await saver.done(getPin, { id: saved.id })).price).toEqual(price)
    })

    test('a product without a price or a fitting currency creates no price', async () => {
      const person = await member(service())
      const image_url = await outsidePicture(service())
      const { media_upload_id } = await person.done(registerImage, { image_url })
      const input = { board_id: (await boardOf(person, 'Lamps')).id, media_upload_id }
      const product = { price: null, brand: null, availability: null }
      expect((await person.done(createPin, { ...input, product })).price).toBeNull()
      const odd = { ...product, price: { amount: 1, currency: '€' } }
      const refused = await person.call(createPin, { ...input, product: odd })
      expect(refused.error?.code).toBe('bad-input')
    })

    test('nobody can pin a picture that was registered for somebody else', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const image_url = await outsidePicture(service())
      const { media_upload_id } = await owner.done(registerImage, { image_url })
      const board = await boardOf(other, 'Not mine')
      const made = await other.call(createPin, { board_id: board.id, media_upload_id })
      expect(made.error?.code).toBe('not-found')
    })

    test("a picture's own URL returns that picture, with its size", async () => {
      const url = await outsidePicture(service(), { width: 640, height: 480 })
      const { items } = await visitor(service()).done(findPinImages, { url })
      expect(items).toEqual([
        { type: 'pinnable', url, width: 640, height: 480, title: '', description: '' },
      ])
    })

    test('S5.20 a picture under 120 by 120 is neither found nor stored', async () => {
      const person = await member(service())
      const url = await outsidePicture(service(), { width: 119, height: 500 })
      expect((await person.done(findPinImages, { url })).items).toEqual([])
      const kept = await person.call(registerImage, { image_url: url })
      expect(kept.error?.code).toBe('image-too-small')
    })

    test('a file that is no picture is not stored, whatever its type says', async () => {
      const person = await member(service())
      const url = 'https://pictures.example/page.png'
      service().pages.put(url, { body: '<html>', contentType: 'image/png' })
      expect((await person.call(registerImage, { image_url: url })).error?.code).toBe(
        'image-type-refused',
      )
      expect((await person.call(findPinImages, { url })).error?.code).toBe('outside-not-a-page')
      service().pages.put(url, { body: '<html>', contentType: html })
      expect((await person.call(registerImage, { image_url: url })).error?.code).toBe(
        'outside-not-a-page',
      )
    })

    test('an unreachable page says why, and is never an error of ours', async () => {
      const person = await member(service())
      for (const [fault, status, code] of faults) {
        const url = `https://fault.example/${fault}`
        service().pages.put(url, { fault })
        const looked = await person.call(findPinImages, { url })
        expect([looked.status, looked.error?.code], fault).toEqual([status, code])
        const kept = await person.call(registerImage, { image_url: url })
        expect([kept.status, kept.error?.code], fault).toEqual([status, code])
      }
    })

    test('a site that forbids saving is obeyed, with its own message', async () => {
      const url = 'https://shy.example/'
      service().pages.put(url, {
        contentType: html,
        body: '<meta name="tessera" content="nopin" description="Please ask."><img src="a.jpg">',
      })
      const looked = await visitor(service()).call(findPinImages, { url })
      expect(looked).toMatchObject({
        status: 403,
        error: { code: 'outside-nopin', data: { description: 'Please ask.' } },
      })
    })

    test('a page up to the size limit is read, and a picture beyond it is named', async () => {
      const person = await member(service())
      const [page, picture] = ['https://long.example/', 'https://long.example/a.jpg']
      const long = new Uint8Array(5 * 1024 * 1024 + 1)
      service().pages.put(page, { contentType: html, body: long })
      service().pages.put(picture, { contentType: 'image/jpeg', body: long })
      expect((await person.call(findPinImages, { url: page })).error?.code).toBe(
        'outside-too-large',
      )
      expect((await person.done(findPinImages, { url: picture })).items).toMatchObject([
        { url: picture, width: null },
      ])
      service().pages.put(page, { contentType: html, body: long.subarray(1) })
      expect((await person.done(findPinImages, { url: page })).items).toEqual([])
    })

    test('a person who looks up too often has to wait, and others don’t', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const url = 'https://often.example/'
      service().pages.put(url, { contentType: html, body: '<p>' })
      const most = lookLimits.lookByMember.most
      for (let look = 0; look < most; look += 1) await person.done(findPinImages, { url })
      expect((await person.call(findPinImages, { url })).status).toBe(429)
      expect((await other.call(findPinImages, { url })).status).toBe(200)
    })

    test('only members register pictures', async () => {
      const image_url = await outsidePicture(service())
      expect((await visitor(service()).call(registerImage, { image_url })).status).toBe(401)
    })
  })
