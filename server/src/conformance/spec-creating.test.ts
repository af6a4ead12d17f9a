import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionPins } from '@tessera/contracts/calls/sections'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { pins } from '../contexts/pins/pins/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { castOf, stageOf } from './board-roles.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { boardOf, member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

type Fields = Readonly<Record<string, unknown>>

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`creating pins on ${kind}`, () => {
    const service = openedService(open)

    const rowOf = async (id: PinId) => {
      const [row] = await service().ports.db.select().from(pins).where(eq(pins.id, id))
      return row
    }

    /** A person with a board, and how they create and save pins on it. */
    const ready = async (privacy = 'public') => {
      const person = await member(service())
      const board = await boardOf(person, 'Shelf', privacy)
      const image_base64 = await tile()
      const make = (over: Fields = {}) =>
        person.call(createPin, { board_id: board.id, image_base64, ...over })
      const pin_id = await somePin(service())
      const save = (over: Fields = {}) =>
        person.call(savePin, { board_id: board.id, pin_id, ...over })
      return { person, board, make, save, pin_id }
    }

    test('S3.21 a pin is created on a board, in a section, with its text and link; the text of a saved one is a note', async () => {
      const { person, board, make, save } = await ready()
      const section = await person.done(createSection, { board_id: board.id, name: 'Brass' })
      const said = { title: 'A lamp', description: 'Of brass.', link: 'https://shop.example/lamp' }
      const kept = async ({ data }: { readonly data: { readonly id: string } | null }) =>
        person.done(getPin, { id: data?.id })
      const place = { board: { id: board.id } }
      expect(await kept(await make({ section: section.id, ...said }))).toMatchObject({
        ...place,
        ...said,
      })
      const saved = await kept(await save({ section: section.id, ...said }))
      expect(saved).toMatchObject({ ...place, note: { text: 'Of brass.', is_shared: false } })
      expect([saved.title, saved.link]).not.toContain(said.title)
      expect(await person.done(sectionPins, { section_id: section.id })).toHaveLength(2)
    })

    test('S3.22 a pin’s picture has a URL, comes inline, or was uploaded before', async () => {
      const { person, board } = await ready()
      const made = async (source: Fields) => {
        const { images } = await person.done(createPin, { board_id: board.id, ...source })
        return [images.orig.width, images.orig.height]
      }
      const image_url = await outsidePicture(service(), { width: 640, height: 480 })
      expect(await made({ image_url })).toEqual([640, 480])
      expect(await made({ image_base64: await tile() })).toEqual([200, 300])
      const { media_upload_id } = await person.done(registerImage, { image_url })
      expect(await made({ media_upload_id })).toEqual([640, 480])
      const none = await person.call(createPin, { board_id: board.id })
      expect(none.error?.code).toBe('picture-missing')
    })

    test('S3.23 a new pin may say its method, its visit to a page, its color and its source pin', async () => {
      const { make, save, pin_id } = await ready()
      const sent = { method: 'scraped', guid: 'visit-1', color: '#7a8450' }
      const made = await make(sent)
      expect((await rowOf(made.data?.id ?? pin_id))?.method).toBe('scraped')
      const saved = await save({ ...sent, method: 'button' })
      expect(saved.data?.pin_id).toBe(pin_id)
      expect(await rowOf(saved.data?.id ?? pin_id)).toMatchObject({ method: 'button' })
      for (const wrong of [{ method: 'stolen' }, { color: 'brass' }, { guid: 'x'.repeat(101) }])
        for (const come of [make, save])
          expect((await come({ ...sent, ...wrong })).error?.code).toBe('bad-input')
      expect((await save({ pin_id: undefined })).error?.code).toBe('bad-input')
    })

    test('S3.24 no pin is created as buyable, and a pin may say whether it can be removed', async () => {
      const { make, save } = await ready()
      for (const come of [make, save]) {
        expect((await come({ is_buyable_pin: false, is_removable: false })).status).toBe(200)
        expect((await come({ is_buyable_pin: true })).error?.data).toHaveProperty(
          'fields.is_buyable_pin',
        )
        expect((await come({ is_removable: 'no' })).error?.code).toBe('bad-input')
      }
    })

    test('S3.25 a pin is created for an ad account, or from a shuffle, or for neither', async () => {
      const cast = await castOf(service())
      const { people, advertiserId } = cast
      const { boardId } = await stageOf(service(), cast, 'protected')
      const image_base64 = await tile()
      const input = { board_id: boardId, image_base64, advertiser_id: advertiserId }
      const shuffle_asset = { entity_id: '1234' }
      const made = await people.advertiser.done(createPin, { ...input, shuffle_asset })
      expect((await rowOf(made.id))?.advertiserId).toBe(advertiserId)
      expect((await people.member.call(createPin, input)).error?.code).toBe('not-allowed')
      const { make, save, pin_id } = await ready()
      const plain = await make()
      expect((await rowOf(plain.data?.id ?? pin_id))?.advertiserId).toBeNull()
      expect((await save({ shuffle_asset })).status).toBe(200)
      expect((await save({ shuffle_asset: {} })).error?.code).toBe('bad-input')
    })

    test('S3.26 a pin is shared elsewhere from a board that is not secret, and from no other', async () => {
      const [open, secret] = [await ready(), await ready('secret')]
      for (const field of ['share_facebook', 'share_twitter'])
        for (const name of ['make', 'save'] as const) {
          expect((await open[name]({ [field]: true })).status).toBe(200)
          const refused = await secret[name]({ [field]: true })
          expect(refused.error).toMatchObject({
            code: 'bad-input',
            data: { fields: { [field]: expect.any(String) } },
          })
          expect((await secret[name]({ [field]: false })).status).toBe(200)
        }
    })

    test('creating a pin, or saving one with an id, returns its id, board and pinner', async () => {
      const { person, board, make, save } = await ready()
      const payload = {
        title: 'A lamp',
        description: 'Of brass.',
        link: 'https://shop.example/lamp',
        method: 'button',
        guid: 'visit-1',
        color: '7a8450',
        is_buyable_pin: false,
        is_removable: true,
        share_facebook: false,
        share_twitter: false,
      }
      const { id } = await selfOf(person)
      for (const come of [make, save]) {
        const { data, error } = await come(payload)
        expect(error).toBeNull()
        expect(data).toMatchObject({ board: { id: board.id, name: 'Shelf' }, pinner: { id } })
        expect(data?.id).toMatch(/^\d+$/)
      }
    })

    test('S7.22 a pin from an outside page is created with its board, section, page, text, picture, visit and method', async () => {
      const { person, board } = await ready()
      const image_url = await outsidePicture(service())
      const section = await person.done(createSection, { board_id: board.id, name: 'Found' })
      const outside = { link: 'https://shop.example/', description: 'Found.', guid: 'visit-2' }
      const input = { board_id: board.id, image_url, method: 'scraped', ...outside }
      const loose = await person.done(createPin, input)
      const put = await person.done(createPin, { ...input, section: section.id })
      for (const made of [loose, put])
        expect(made).toMatchObject({ id: expect.any(String), board: { id: board.id } })
      const { link, description } = outside
      expect(await person.done(getPin, { id: put.id })).toMatchObject({ link, description })
      expect((await rowOf(put.id))?.method).toBe('scraped')
      const inside = await person.done(sectionPins, { section_id: section.id })
      expect(inside.map(({ id }) => id)).toEqual([put.id])
    })

    test('S3.27 a pin is scraped, uploaded, pinbuilder or button, and a draft brings its board, section, description, link, picture, visit and method', async () => {
      const { person, board } = await ready()
      const { id: section } = await person.done(createSection, { board_id: board.id, name: 'Oak' })
      const pictures = [
        { image_url: await outsidePicture(service()) },
        { image_base64: await tile() },
      ]
      const draft = { board_id: board.id, section, link: 'https://shop.example/', guid: 'visit-3' }
      const methods = ['scraped', 'uploaded', 'pinbuilder', 'button']
      for (const [at, method] of methods.entries()) {
        const said = { description: `By ${method}`, method }
        const made = await person.done(createPin, { ...draft, ...said, ...pictures[at % 2] })
        expect(await rowOf(made.id)).toMatchObject({ method })
        expect(await person.done(getPin, { id: made.id })).toMatchObject({
          board: { id: board.id },
          link: draft.link,
          description: said.description,
        })
      }
      expect(await person.done(sectionPins, { section_id: section })).toHaveLength(4)
      const other = await person.call(createPin, { ...draft, ...pictures[1], method: 'copied' })
      expect(other.error?.code).toBe('bad-input')
    })

    test('the pictures of a page are found by its URL; a failed lookup leaves nothing behind', async () => {
      const person: Person = await member(service())
      const picture = await outsidePicture(service(), { width: 800, height: 600 })
      const url = 'https://page.example/'
      const body = `<title>Lamps</title><meta property="og:image" content="${picture}">`
      service().pages.put(url, { contentType: 'text/html', body })
      const asked = { url, scrapeMetric: 'www_url_scrape' }
      const { items } = await person.done(findPinImages, asked)
      expect(items).toMatchObject([{ type: 'pinnable', url: picture }])
      const gone = await person.call(findPinImages, { ...asked, url: 'https://gone.example/' })
      expect(gone).toMatchObject({ status: 422, data: null })
    })

    test('S3.65 S7.25 a link check for a pin or an ad says whether the link may be opened', async () => {
      const person = await member(service())
      const url = 'https://shop.example/lamp'
      const sent = { url, client_tracking_params: 'c', aux_data: '{"a":1}', check_only: true }
      for (const place of [{ pin_id: await somePin(service()) }, { third_party_ad: 'ad-1' }])
        expect(await person.done(checkOffsite, { ...sent, ...place })).toMatchObject({
          redirect_status: 'ok',
          url,
        })
      const query = `url=${encodeURIComponent('javascript:alert(1)')}&check_only=1`
      const bare = await person.send(`/v3/offsite/?${query}`)
      expect(await bare.json()).toMatchObject({
        resource_response: { data: { redirect_status: 'blocked', url: null } },
      })
    })
  })
