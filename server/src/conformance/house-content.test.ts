import {
  findCopies,
  houseRemovals,
  removePictures,
  undoRemoval,
} from '@tessera/contracts/calls/house-content'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { updatePortrait } from '@tessera/contracts/calls/settings'
import { Envelope } from '@tessera/contracts/envelope'
import { ToldRemovals } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { handleFinalRemovals, handleRemovals } from '../contexts/house/content/run-removal.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { askHouse, keeper } from './house-keeper.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'
const places = 40
const day = 86_400_000

async function sent(person: Person, body: Uint8Array<ArrayBuffer>) {
  const response = await person.send(uploadImage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body,
  })
  return Envelope.parse(await response.json()).resource_response
}

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

/** Copies of a picture as people make them. */
async function copiesOf(file: Uint8Array) {
  const open = () => sharp(file)
  const { width = 0, height = 0 } = await open().metadata()
  const [left, top] = [Math.round(width * 0.05), Math.round(height * 0.05)]
  const cut = () => open().extract({ left, top, width: width - 2 * left, height: height - 2 * top })
  return {
    'encoded again': await bytesOf(open().webp({ quality: 50 })),
    smaller: await bytesOf(open().resize({ width: 240 }).jpeg()),
    turned: await bytesOf(open().rotate(90).jpeg()),
    mirrored: await bytesOf(open().flop().jpeg()),
    cut: await bytesOf(cut().jpeg()),
    'cut and turned': await bytesOf(
      sharp(await bytesOf(cut()))
        .rotate(270)
        .jpeg(),
    ),
  }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`removed pictures on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))
    const finished = { payload: {}, attempt: 1, id: '', signal: new AbortController().signal }

    test('a picture is removed in forty places and from a portrait, is refused in every copy, and comes back by undo', async () => {
      const { ports } = service()
      const [moderator, creator, saver] = await Promise.all([
        keeper(service(), 'moderator'),
        member(service()),
        member(service()),
      ])
      const run = async (removal_id: string) =>
        handleRemovals(ports).run({ ...finished, payload: { removal_id } })
      const picture = await drawnScene(77)
      const media = z.parse(uploadImage.output, (await sent(creator, picture)).data)
      const other = z.parse(uploadImage.output, (await sent(creator, await drawnScene(78))).data)
      const copies = { same: picture, ...(await copiesOf(picture)) }
      const mirrored = z.parse(uploadImage.output, (await sent(saver, copies.mirrored)).data)
      await creator.done(updatePortrait, { media_upload_id: media.id })
      const board = await boardOf(creator, 'Lamps')
      const pin = await creator.done(createPin, { board_id: board.id, media_upload_id: media.id })
      const kept = await creator.done(createPin, { board_id: board.id, media_upload_id: other.id })
      for (let at = 1; at < places; at += 1) {
        const { id } = await boardOf(saver, `Lamps ${at}`)
        await saver.done(savePin, { pin_id: pin.id, board_id: id })
      }
      const file = media.images['236x'].url
      const [found, ...alike] = await moderator.person.done(findCopies, {
        address: `https://x.test/pin/${pin.id}/`,
      })
      expect(found).toMatchObject({
        media_id: media.id,
        is_same_file: true,
        distance: 0,
        pins: places,
        people: 2,
        portraits: 1,
      })
      expect(alike.map(({ media_id }) => media_id)).toEqual([mirrored.id])
      const wanted = { media_ids: [media.id], reason }
      expect((await moderator.person.call(removePictures, wanted)).error?.code).toBe(
        'factor-needed',
      )
      const removal = await moderator.person.done(removePictures, {
        ...wanted,
        ...moderator.proof(),
      })
      // Nobody posts it from here on, although the job hasn't run.
      const again = await creator.call(createPin, { board_id: board.id, media_upload_id: media.id })
      expect(again.error?.code).toBe('picture-refused')
      await run(removal.id)
      await run(removal.id)
      expect((await visitor(service()).call(getPin, { id: pin.id })).error?.code).toBe('not-found')
      expect((await visitor(service()).call(getPin, { id: kept.id })).error).toBeNull()
      expect((await visitor(service()).send(file)).status).toBe(404)
      expect((await selfOf(creator)).image_medium_url).toBeNull()
      const [state] = await moderator.person.done(houseRemovals, {})
      expect(state).toMatchObject({ state: 'removed', pictures: 1, pins: places, people: 2 })
      const { email } = await selfOf(saver)
      const told = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(told.filter((subject) => subject.startsWith('We removed'))).toHaveLength(1)
      const owner = await keeper(service(), 'owner')
      const entries = await owner.person.done(listHouseLog, { act: 'content.remove.pins' })
      expect(entries.map(({ object }) => object)).toEqual([removal.id, removal.id])

      for (const [name, copy] of Object.entries(copies))
        expect([name, (await sent(saver, copy)).error?.code]).toEqual([name, 'picture-refused'])
      expect((await sent(saver, await drawnScene(79))).error).toBeNull()

      const back = { removal_id: removal.id, reason }
      await moderator.person.done(undoRemoval, { ...back, ...moderator.proof() })
      await run(removal.id)
      expect((await visitor(service()).call(getPin, { id: pin.id })).error).toBeNull()
      expect((await visitor(service()).send(file)).status).toBe(200)
      expect((await selfOf(creator)).image_medium_url).not.toBeNull()
      expect((await sent(saver, copies.turned)).error).toBeNull()

      // After seven days the files are deleted, and nobody undoes it.
      const last = await moderator.person.done(removePictures, { ...wanted, ...moderator.proof() })
      await run(last.id)
      now += 8 * day
      await handleFinalRemovals(ports).run(finished)
      const { removals } = z.parse(ToldRemovals, await askHouse(service(), { do: 'removals' }))
      expect(removals.map((each) => each.state)).toEqual(['final', 'undone'])
      const late = { do: 'undo-removal', removal: last.id, reason } as const
      expect(JSON.stringify(await askHouse(service(), late))).toContain('can no longer be undone')
    })
  })
