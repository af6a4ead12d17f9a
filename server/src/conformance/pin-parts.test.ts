import { deletePins } from '@tessera/contracts/calls/actions'
import { boardPins, updateBoard } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { uploadImage } from '@tessera/contracts/calls/media'
import { getPinById } from '@tessera/contracts/calls/pin-lookup'
import { createPin, getPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { shopLook } from '@tessera/contracts/calls/shop-look'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { purge } from '../contexts/pins/actions/purge.ts'
import { sweepUnused } from '../contexts/pins/uploads/sweep-unused.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, business, member, type Person } from './person.ts'

const day = 86_400_000

let seeds = 400

/** Uploads a picture of 480 by 360. */
async function sentPicture(person: Person) {
  seeds += 1
  const body = await drawnScene(seeds)
  const headers = { 'Content-Type': 'image/png' }
  const response = await person.send(uploadImage.path, { method: 'POST', headers, body })
  return z.parse(uploadImage.output, Envelope.parse(await response.json()).resource_response.data)
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what a pin holds on ${kind}`, () => {
    const service = openedService(open)

    const ready = async (privacy = 'public') => {
      const person = await member(service())
      const board = await boardOf(person, 'Shelf', privacy)
      const image_base64 = await tile()
      const make = (over: Readonly<Record<string, unknown>> = {}) =>
        person.call(createPin, { board_id: board.id, image_base64, ...over })
      return { person, board, make }
    }

    test('S9.6 a pin takes an alt text and a description of 500 characters and a link of 2048, and none longer', async () => {
      const { make } = await ready()
      const link = (length: number) => 'https://example.com/'.padEnd(length, 'x')
      expect([limits.pinAltTextMax, limits.pinTextMax, limits.pinLinkMax]).toEqual([500, 500, 2048])
      const longest = { alt_text: 'x'.repeat(500), description: 'x'.repeat(500), link: link(2048) }
      expect((await make(longest)).data).toMatchObject(longest)
      for (const over of [
        { alt_text: 'x'.repeat(501) },
        { description: 'x'.repeat(501) },
        { link: link(2049) },
      ])
        expect((await make(over)).error?.code).toBe('bad-input')
    })

    test('the alt text is the creator’s: copies and lists have it, and follow its changes', async () => {
      const { person, board, make } = await ready()
      const id = (await make({ alt_text: ' A brass lamp. ' })).data?.id
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Lamps')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: id })
      const [listed] = await saver.done(boardPins, { board_id: shelf.id })
      expect(listed?.alt_text).toBe('A brass lamp.')
      const barred = await saver.call(updatePin, { id: copy.id, alt_text: 'Mine' })
      expect(barred.error?.code).toBe('pin-not-yours')
      await person.done(updatePin, { id, alt_text: 'A lamp of brass.' })
      expect((await saver.done(getPin, { id: copy.id })).alt_text).toBe('A lamp of brass.')
      expect((await person.done(boardPins, { board_id: board.id }))[0]?.alt_text).toBe(
        'A lamp of brass.',
      )
    })

    test('an alt text that is changed on a secret board stays there until the pin is public', async () => {
      const { person, board, make } = await ready()
      const id = (await make({ alt_text: 'First' })).data?.id
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Lamps')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: id })
      const seen = async () => (await saver.done(getPin, { id: copy.id })).alt_text
      await person.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      await person.done(updatePin, { id, alt_text: 'Second' })
      expect(await seen()).toBe('First')
      await person.done(updateBoard, { board_id: board.id, privacy: 'public' })
      expect(await seen()).toBe('Second')
    })

    /** A business with a board and pictures. */
    const shop = async (pictures: number) => {
      const person = await business(service())
      const board = await boardOf(person, `Shop ${seeds}`)
      const sent = []
      for (let at = 0; at < pictures; at += 1) sent.push(await sentPicture(person))
      const make = (over: Readonly<Record<string, unknown>>) =>
        person.call(createPin, { board_id: board.id, ...over })
      return { person, board, sent, make }
    }

    test('a picture is turned, mirrored and cropped as the pin is created, and the upload stays', async () => {
      const { make, sent } = await shop(1)
      const [{ id = '', images } = {}] = sent
      const image_edit = { turns: 1, flipped: true, crop: { x: 0, y: 0, width: 1, height: 0.75 } }
      const made = await make({ media_upload_id: id, image_edit })
      expect(made.data?.images.orig).toMatchObject({ width: 360, height: 360 })
      const plain = await make({ media_upload_id: id })
      expect(plain.data?.images.orig).toEqual(images?.orig)
      const tiny = { ...image_edit, crop: { x: 0, y: 0, width: 0.1, height: 0.1 } }
      expect((await make({ media_upload_id: id, image_edit: tiny })).error?.code).toBe(
        'image-too-small',
      )
      const beyond = { ...image_edit, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }
      expect((await make({ media_upload_id: id, image_edit: beyond })).error?.code).toBe(
        'bad-input',
      )
    })

    test('S3.20 a pin names the shuffle it was made of, with its cutout pictures, and copies do too', async () => {
      const { person, board, make } = await ready()
      const cutouts = [await sentPicture(person), await sentPicture(person)]
      const shuffle_asset = { entity_id: '1234', cutout_media_ids: cutouts.map(({ id }) => id) }
      const id = (await make({ shuffle_asset })).data?.id
      const asset = { entity_id: '1234', cutout_images: cutouts.map(({ images }) => images) }
      expect((await person.done(getPin, { id })).shuffle_asset).toEqual(asset)
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Kept')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: id })
      expect((await saver.done(getPin, { id: copy.id })).shuffle_asset).toEqual(asset)
      const plain = (await make()).data?.id
      expect((await person.done(getPin, { id: plain })).shuffle_asset).toBeNull()
      const foreign = await saver.call(createPin, {
        board_id: shelf.id,
        image_base64: await tile(),
        shuffle_asset,
      })
      expect(foreign.error?.code).toBe('not-found')
      expect(board.id).not.toBe(shelf.id)
    })

    test('a carousel has two to five pictures with their own titles and links, and the first is the pin’s', async () => {
      const { person, sent, make } = await shop(3)
      const slides = sent.map(({ id }, at) => ({
        media_upload_id: id,
        title: `Slide ${at}`,
        alt_text: `Picture ${at}`,
        ...(at === 1 ? { link: 'https://example.com/one' } : {}),
      }))
      const made = await make({ title: 'Carousel', slides })
      expect(made.data?.images).toEqual(sent[0]?.images)
      const shown = await person.done(getPin, { id: made.data?.id })
      expect(shown.slides.map(({ images, title, link }) => [images.orig.url, title, link])).toEqual(
        sent.map(({ images }, at) => [
          images.orig.url,
          `Slide ${at}`,
          at === 1 ? 'https://example.com/one' : null,
        ]),
      )
      const some = (count: number) => Array.from({ length: count }, () => slides[0])
      for (const wrong of [some(1), some(6)])
        expect((await make({ slides: wrong })).error?.code).toBe('bad-input')
    })

    test('the pictures of a carousel stay as long as somebody has the idea, and no longer', async () => {
      const { person, board, sent, make } = await shop(2)
      const slides = sent.map(({ id }) => ({ media_upload_id: id }))
      const pin = (await make({ slides })).data
      const { ports } = service()
      const later = (days: number) => new Date(ports.clock.now().getTime() + days * day)
      const swept = (days: number) => sweepUnused({ ...ports, clock: { now: () => later(days) } })
      const isThere = async () => (await person.send(sent[1]?.images.orig.url ?? '')).status === 200
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Kept')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: pin?.id })
      await person.done(deletePins, { pin_ids: [pin?.id], board_id: board.id })
      await purge(ports.db, later(31))
      await swept(40)
      expect(await isThere()).toBe(true)
      expect((await saver.done(getPin, { id: copy.id })).slides).toHaveLength(2)
      await saver.done(deletePins, { pin_ids: [copy.id], board_id: shelf.id })
      await purge(ports.db, later(31))
      await swept(40)
      expect(await isThere()).toBe(false)
    })

    test('S9.19 products on a picture lead to a pin or a page, and a pin that the viewer may not see is left out', async () => {
      const { person, sent, make } = await shop(2)
      const secret = await boardOf(person, `Secret ${seeds}`, 'secret')
      const [{ id: first = '' } = {}, { id: second = '' } = {}] = sent
      const product = (await make({ media_upload_id: first, title: 'A vase' })).data
      const hidden = await person.done(createPin, { board_id: secret.id, media_upload_id: first })
      const product_tags = [
        { x: 0.25, y: 0.5, pin_id: product?.id },
        { x: 0.5, y: 0.75, link: 'https://example.com/table', title: 'Table' },
        { x: 1, y: 0, pin_id: hidden.id, title: 'Hidden' },
      ]
      const made = await make({ media_upload_id: second, product_tags })
      const tags = async (who: Person) =>
        (await who.done(getPin, { id: made.data?.id })).product_tags
      expect(await tags(person)).toHaveLength(3)
      expect(await tags(await member(service()))).toEqual([
        expect.objectContaining({ x: 0.25, y: 0.5, title: 'A vase', pin_id: product?.id }),
        expect.objectContaining({
          title: 'Table',
          link: 'https://example.com/table',
          pin_id: null,
        }),
      ])
      for (const wrong of [
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0.5, link: 'https://example.com/' },
        { x: 1.5, y: 0.5, pin_id: product?.id },
        { x: 0.5, y: 0.5, title: 'Evil', link: 'javascript:alert(1)' },
      ])
        expect((await make({ media_upload_id: second, product_tags: [wrong] })).error?.code).toBe(
          'bad-input',
        )
    })

    test('S6.19 carousels and products are for business accounts', async () => {
      const { person, make } = await ready()
      const { id } = await sentPicture(person)
      const slides = [{ media_upload_id: id }, { media_upload_id: id }]
      expect((await make({ slides })).error?.code).toBe('business-needed')
      const product_tags = [{ x: 0, y: 0, title: 'Table', link: 'https://example.com/' }]
      expect((await make({ product_tags })).error?.code).toBe('business-needed')
    })
  })

for (const { open } of oneDatabase(import.meta.filename))
  describe('products in some countries', () => {
    const countries = { productTagCountries: ['DE'], productCountries: ['DE', 'CH'] }
    const service = openedService(() => open({ settings: countries }))

    /** Makes a call from the country of a language; undefined when it is refused. */
    const sending = async (
      person: Person,
      language: string,
      [call, input]: readonly [Call, Readonly<Record<string, unknown>>],
    ) => {
      const { path, body } = encodeInput(call, input)
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': language }
      const answer = await person.send(path, { method: call.method, headers, body })
      if (answer.status !== 200) return undefined
      return Envelope.parse(await answer.json()).resource_response.data
    }

    test('S9.19 products are tagged in the countries of one list, and shown in those of the other', async () => {
      const person = await business(service())
      const board_id = (await boardOf(person, 'Some countries')).id
      const product_tags = [{ x: 0, y: 0, title: 'Table', link: 'https://example.com/' }]
      const input = { board_id, image_base64: await tile(), product_tags }
      for (const language of ['de-CH', 'en-US', 'sw'])
        expect(await sending(person, language, [createPin, input]), language).toBeUndefined()
      const { id } = z.parse(createPin.output, await sending(person, 'de-DE', [createPin, input]))
      for (const [language, isShown] of [
        ['de-DE', true],
        ['de-CH', true],
        ['en-US', false],
        ['sw', false],
      ] as const)
        for (const asked of [
          [getPin, { id, field_set_key: 'detailed' }],
          [getPinById, { id }],
          [shopLook, { pin_id: id }],
        ] as const) {
          const shown = JSON.stringify(await sending(person, language, asked))
          expect(shown.includes('Table'), `${language} ${asked[0].name}`).toBe(isShown)
        }
    })
  })
