import { updateBoard } from '@tessera/contracts/calls/boards'
import { finishUpload } from '@tessera/contracts/calls/media'
import { registerImage } from '@tessera/contracts/calls/outside-pages'
import { getPinById, v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import type { Permission } from '@tessera/contracts/entities/permission'
import { describe, expect, test } from 'vitest'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { tinyMp4 } from '../platform/video/testing/tiny-videos.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const said = { title: 'A lamp', description: 'Of brass.', link: 'https://shop.example/lamp' }

const sizeOf = (name: string, width: number, height: number) => ({
  url: expect.stringMatching(new RegExp(`^/media/[0-9a-f]+/${name}\\.webp$`)),
  width,
  height,
})

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`data of pins on ${kind}`, () => {
    const service = openedService(open)

    const lampOf = async (person: Person, over: Readonly<Record<string, unknown>> = {}) => {
      const board = await boardOf(person, 'Lamps')
      const image_base64 = await tile()
      const input = { board_id: board.id, image_base64, ...said, ...over }
      return { board, pin: await person.done(createPin, input) }
    }

    const graphOf = async (person: Person, id: string) => {
      const { typename, data } = await person.done(v3GetPin, { id })
      expect(typename).toBe('Pin')
      return data
    }

    test('S3.1 a pin has an id, a description, a title, a link and a type, under the graph’s names and its own', async () => {
      const person = await member(service())
      const { pin } = await lampOf(person)
      expect(await person.done(getPin, { id: pin.id })).toMatchObject({
        id: pin.id,
        type: 'pin',
        ...said,
      })
      expect(await graphOf(person, pin.id)).toMatchObject({
        entityId: pin.id,
        type: 'pin',
        ...said,
      })
    })

    test('S3.2 a pin’s picture comes 236 wide and as uploaded, each with its size, and with its color', async () => {
      const { pin } = await lampOf(await member(service()))
      const [small, original] = [sizeOf('236x', 200, 300), sizeOf('orig', 200, 300)]
      expect(pin.images).toMatchObject({ '236x': small, orig: original })
      expect(pin.dominant_color).toMatch(/^#7.8.4.$/)
      expect(await graphOf(visitor(service()), pin.id)).toMatchObject({
        imageSpec_236x: small,
        imageSpec_orig: original,
        dominantColor: pin.dominant_color,
      })
    })

    test('S3.3 a pin with a video embeds it with its URL and its type, and no other embeds anything', async () => {
      const person = await member(service())
      const film = tinyMp4({ durationMs: 83_400, width: 720, height: 1280 })
      const { id } = await person.done(finishUpload, { upload_id: await uploaded(person, film) })
      const board = await boardOf(person, 'Films')
      const made = await person.done(createPin, { board_id: board.id, media_upload_id: id })
      const pin = await visitor(service()).done(getPin, { id: made.id })
      expect(pin).toMatchObject({
        type: 'video',
        embed: {
          src: expect.stringMatching(/^\/media\/.+\/video\./),
          type: expect.stringMatching(/^video\//),
        },
      })
      expect((await graphOf(visitor(service()), pin.id)).embed).toEqual(pin.embed)
      expect((await lampOf(person)).pin.embed).toBeNull()
    })

    test('S3.5 a pin names the viewer’s board that already has it, with its layout', async () => {
      const [maker, saver] = [await member(service()), await member(service())]
      const { pin } = await lampOf(maker)
      const { id } = await boardOf(saver, 'Mine')
      await saver.done(savePin, { pin_id: pin.id, board_id: id })
      const there = { id, name: 'Mine', layout: 'default' }
      expect((await saver.done(getPin, { id: pin.id })).pinned_to_board).toMatchObject(there)
      expect((await graphOf(saver, pin.id)).pinnedToBoard).toEqual(there)
      expect((await graphOf(visitor(service()), pin.id)).pinnedToBoard).toBeNull()
    })

    test('S3.6 a draft’s parts stay with the draft, and no answer has them', async () => {
      const person = await member(service())
      const names = /image_?base64|image_?url"|media_?upload_?id/i
      const sent = await outsidePicture(service())
      const { media_upload_id } = await person.done(registerImage, { image_url: sent })
      const sources = [{ image_base64: await tile() }, { image_url: sent }, { media_upload_id }]
      for (const source of sources) {
        const board = await boardOf(person, `Made ${Object.keys(source)[0]?.length}`)
        const pin = await person.done(createPin, { board_id: board.id, ...source })
        for (const answer of [
          pin,
          await person.done(getPin, { id: pin.id }),
          await graphOf(person, pin.id),
        ])
          expect(JSON.stringify({ ...answer, creator_card: null })).not.toMatch(names)
      }
    })

    test('S3.7 to the page that pins from outside, a pin is its id, its board and a picture 236 wide', async () => {
      const { board, pin } = await lampOf(await member(service()))
      expect(await graphOf(visitor(service()), pin.id)).toMatchObject({
        id: pin.id,
        board: { id: board.id, name: 'Lamps' },
        imageSpec_236x: sizeOf('236x', 200, 300),
      })
    })

    test('S7.11 a pin at the apps’ path returns the requested fields, and whom it was saved from', async () => {
      const [maker, saver] = [await member(service()), await member(service())]
      const { board, pin } = await lampOf(maker)
      const mine = await boardOf(saver, 'Mine')
      const saved = await saver.done(savePin, { pin_id: pin.id, board_id: mine.id })
      const fields = 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'
      expect(await saver.done(getPinById, { id: saved.id, fields })).toEqual({
        board: expect.objectContaining({ id: mine.id }),
        id: saved.id,
        pinned_to_board: expect.objectContaining({ id: mine.id }),
        type: 'pin',
        via_pinner: expect.objectContaining({ id: (await selfOf(maker)).id }),
      })
      expect(await saver.done(getPinById, { id: pin.id, fields: 'pin.title,pin.nothing' })).toEqual(
        {
          title: said.title,
        },
      )
      expect(await saver.done(getPinById, { id: pin.id })).toMatchObject({ via_pinner: null })
      await maker.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      const hidden = { pin_id: pin.id, board_id: (await boardOf(maker, 'Open')).id }
      const again = await maker.done(savePin, hidden)
      expect((await saver.done(getPin, { id: again.id })).via_pinner).toBeNull()
    })

    test('S7.12 a pin is answered to the graph, and as a resource in detail and as a business sees it', async () => {
      const { db, clock } = service().ports
      const [business, helper, maker] = [
        await member(service()),
        await member(service()),
        await member(service()),
      ]
      const { pin } = await lampOf(maker)
      const graph = await helper.done(v3GetPin, { id: pin.id })
      expect(graph).toMatchObject({ typename: 'Pin', data: { entityId: pin.id, ...said } })
      expect((await helper.call(v3GetPin, { id: '1' })).error?.code).toBe('not-found')
      const orbac_subject_id = (await selfOf(business)).id
      const detailed = { id: pin.id, field_set_key: 'detailed', orbac_subject_id }
      expect((await helper.call(getPin, detailed)).error?.code).toBe('not-allowed')
      expect((await visitor(service()).call(getPin, detailed)).error?.code).toBe('not-allowed')
      const userId = (await selfOf(helper)).id
      const permissions: Permission[] = ['CONTENT']
      const subjectId = orbac_subject_id
      const grant = { subjectId, userId, permissions, createdAt: clock.now() }
      await db.insert(businessAccess).values(grant)
      const theirs = await boardOf(business, 'Theirs', 'secret')
      await business.done(savePin, { pin_id: pin.id, board_id: theirs.id })
      const asThem = await helper.done(getPin, detailed)
      expect(asThem.pinned_to_board?.id).toBe(theirs.id)
      expect(asThem.creator_card?.username).toBe((await selfOf(maker)).username)
      expect((await helper.done(getPin, { id: pin.id })).pinned_to_board).toBeNull()
      const bare = await helper.done(getPin, { id: pin.id, field_set_key: 'grid_item' })
      expect(bare).toMatchObject({ creator_card: null, link_domain: null })
    })
  })
