import { businessProfiles } from '@tessera/contracts/calls/access'
import { deleteBoard } from '@tessera/contracts/calls/actions'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { uploadImage } from '@tessera/contracts/calls/media'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getPin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import {
  createScheduledPin,
  deleteScheduledPin,
  listScheduledPins,
  publishScheduledPin,
  updateScheduledPin,
} from '@tessera/contracts/calls/scheduled-pins'
import { suggestHashtags } from '@tessera/contracts/calls/search'
import { getUser } from '@tessera/contracts/calls/users'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { publishDue } from '../contexts/pins/scheduled-pins/publish.ts'
import { sweepUnused } from '../contexts/pins/uploads/sweep-unused.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, business, member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'
import { found, swept } from './titles-found.ts'

const minute = 60_000

let seeds = 700

async function sentPicture(person: Person) {
  seeds += 1
  const response = await person.send(uploadImage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: await drawnScene(seeds),
  })
  return z.parse(uploadImage.output, Envelope.parse(await response.json()).resource_response.data)
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`scheduled pins on ${kind}`, () => {
    const service = openedService(open)
    const inMinutes = (minutes: number) =>
      new Date(service().ports.clock.now().getTime() + minutes * minute)
    const publish = (minutes: number) =>
      publishDue({ ...service().ports, clock: { now: () => inMinutes(minutes) } })

    const ready = async (privacy = 'public') => {
      const person = await business(service())
      const board = await boardOf(person, `Later ${seeds}`, privacy)
      const { id: media_upload_id } = await sentPicture(person)
      const input = { board_id: board.id, media_upload_id, title: `Zinnober ${seeds}` }
      const schedule = (minutes: number, over: Readonly<Record<string, unknown>> = {}) =>
        person.call(createScheduledPin, {
          ...input,
          publish_at: inMinutes(minutes).toISOString(),
          ...over,
        })
      return { person, board, input, schedule }
    }

    test('nobody sees a scheduled pin before its time: not in lists, feeds, searches, counts, notifications or addresses', async () => {
      const { person, board, input, schedule } = await ready()
      const tag = `#zinn${seeds}`
      const { username } = await selfOf(person)
      const { pin_count: before } = await person.done(getUser, { username })
      const scheduled = (await schedule(30, { description: tag })).data
      const other = await member(service())
      const seen = async (who: Person) => ({
        board: (await who.done(boardPins, { board_id: board.id })).length,
        onBoard: (await who.done(getBoard, { board_id: board.id })).pin_count,
        profile: (await who.done(userPins, { username })).filter(
          ({ title }) => title === input.title,
        ).length,
        pins: (await who.done(getUser, { username })).pin_count - before,
        feed: (await who.done(homeFeed, {})).filter(({ title }) => title === input.title).length,
        search: (await found(who, input.title)).filter((title) => title === input.title).length,
        tag: (await who.done(suggestHashtags, { q: tag })).filter(({ query }) => query === tag)
          .length,
        address: (await who.call(getPin, { id: scheduled?.id })).status,
        page: (await who.send(`/pin/${scheduled?.id}/`)).status,
      })
      await swept(service())
      const nothing = { board: 0, onBoard: 0, profile: 0, pins: 0, feed: 0, search: 0, tag: 0 }
      expect(await seen(other)).toEqual({ ...nothing, address: 404, page: 404 })
      expect(await seen(person)).toEqual({ ...nothing, address: 404, page: 404 })
      expect(JSON.stringify(await other.done(getNotifications, {}))).not.toContain(input.title)
      expect(await publish(29)).toBe(0)
      expect(await publish(31)).toBe(1)
      expect(await publish(31)).toBe(0)
      await swept(service())
      const all = await seen(other)
      expect(all).toMatchObject({ board: 1, onBoard: 1, pins: 1, search: 1, tag: 1 })
    })

    test('a scheduled pin is published once, by two instances at the same moment', async () => {
      const { person, board, schedule } = await ready()
      await schedule(20)
      const counts = await Promise.all([publish(21), publish(21), publish(21)])
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect(await person.done(boardPins, { board_id: board.id })).toHaveLength(1)
    })

    test('the list of scheduled pins shows the next first; they are changed, published and canceled', async () => {
      const { person, board, input, schedule } = await ready()
      const own = async () =>
        (await person.done(listScheduledPins, {})).filter((pin) => pin.board?.id === board.id)
      const [late, soon] = [(await schedule(60)).data, (await schedule(30)).data]
      expect((await own()).map(({ id }) => id)).toEqual([soon?.id, late?.id])
      const self = await selfOf(person)
      const held = async () =>
        (await person.done(businessProfiles, {}))[self.id]?.user.scheduledPinCount ?? 0
      const count = await held()
      expect(count).toBeGreaterThanOrEqual(2)
      const changed = await person.done(updateScheduledPin, {
        id: soon?.id,
        title: 'Changed',
        link: 'https://example.com/',
        publish_at: inMinutes(90).toISOString(),
      })
      expect(changed).toMatchObject({ title: 'Changed', link: 'https://example.com/' })
      expect((await own()).map(({ id }) => id)).toEqual([late?.id, soon?.id])
      const pin = await person.done(publishScheduledPin, { id: soon?.id })
      expect(pin).toMatchObject({ title: 'Changed', board: { id: board.id } })
      await person.done(deleteScheduledPin, { id: late?.id })
      expect(await own()).toEqual([])
      expect(await held()).toBe(count - 2)
      expect(await publish(120)).toBe(0)
      expect((await person.call(publishScheduledPin, { id: soon?.id })).status).toBe(404)
      expect(input.board_id).toBe(board.id)
    })

    test('a scheduled pin keeps its carousel until it is published with it', async () => {
      const { person, board, schedule } = await ready()
      const [one, two] = [await sentPicture(person), await sentPicture(person)]
      const slides = [one, two].map(({ id }) => ({ media_upload_id: id, title: 'Slide' }))
      const made = (await schedule(20, { media_upload_id: undefined, slides })).data
      expect(made?.slide_count).toBe(2)
      await sweepUnused({ ...service().ports, clock: { now: () => inMinutes(9 * 24 * 60) } })
      await publish(21)
      const [pin] = await person.done(boardPins, { board_id: board.id })
      expect((await person.done(getPin, { id: pin?.id })).slides).toHaveLength(2)
      expect((await person.send(two.images.orig.url)).status).toBe(200)
    })

    test('S6.19 a time too near, too far or without an offset is refused, and so is somebody without a business account', async () => {
      const { schedule } = await ready()
      for (const minutes of [-5, 5, 31 * 24 * 60])
        expect((await schedule(minutes)).error?.code).toBe('schedule-unfit')
      for (const publish_at of ['2026-05-04T10:00', 'tomorrow'])
        expect((await schedule(30, { publish_at })).error?.code).toBe('bad-input')
      const person = await member(service())
      const board = await boardOf(person, 'Own')
      const { id: media_upload_id } = await sentPicture(person)
      const input = { board_id: board.id, media_upload_id }
      const refused = await person.call(createScheduledPin, {
        ...input,
        publish_at: inMinutes(30).toISOString(),
      })
      expect(refused.error?.code).toBe('business-needed')
    })

    test('others can neither change nor publish nor cancel a scheduled pin', async () => {
      const { person, schedule } = await ready()
      const id = (await schedule(30)).data?.id
      const other = await member(service())
      const tried = [
        await other.call(updateScheduledPin, { id, title: 'Mine' }),
        await other.call(publishScheduledPin, { id }),
        await other.call(deleteScheduledPin, { id }),
      ]
      expect(tried.map(({ status }) => status)).toEqual([404, 404, 404])
      expect(await other.done(listScheduledPins, {})).toEqual([])
      await person.done(deleteScheduledPin, { id })
    })

    test('a pin whose board is gone waits as failed until it gets another board and time', async () => {
      const { person, board, schedule } = await ready()
      const id = (await schedule(20)).data?.id
      await person.done(deleteBoard, { board_id: board.id })
      const own = async () =>
        (await person.done(listScheduledPins, {})).find((scheduled) => scheduled.id === id)
      await publish(21)
      expect(await own()).toMatchObject({ is_failed: true, board: null })
      const other = await boardOf(person, `Other ${seeds}`)
      await person.done(updateScheduledPin, {
        id,
        board_id: other.id,
        publish_at: inMinutes(40).toISOString(),
      })
      expect(await own()).toMatchObject({ is_failed: false, board: { id: other.id } })
      await publish(41)
      expect(await person.done(boardPins, { board_id: other.id })).toHaveLength(1)
    })
  })
