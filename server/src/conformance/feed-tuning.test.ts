import { homeFeed } from '@tessera/contracts/calls/feed'
import {
  clearRecentActs,
  getFeedTuner,
  notForMe,
  tuneFeed,
  undoNotForMe,
  useRecentActs,
} from '@tessera/contracts/calls/feed-tuner'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { updateInterests } from '@tessera/contracts/calls/settings'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { recentActs } from '../contexts/discovery/taste/tables.ts'
import { sweepSome } from '../contexts/discovery/tuner/sweep-job.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { follow, idsOf, walked } from './walked-feed.ts'

/** Sixteen vases, of which a quarter stays when somebody wants fewer. */
const many = Array.from({ length: 16 }, (_, at) => `Vase in shape ${'abcdefghijklmnop'[at]}`)

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`tuning a feed on ${kind}`, () => {
    const service = openedService(open)
    const feedOf = async (person: Person): Promise<readonly PinId[]> =>
      idsOf(await walked(person, 50))

    test("a pin that isn't for somebody's taste leaves with most of its subject, and undo brings all back", async () => {
      const person = await member(service())
      const made: PinId[] = []
      for (const title of many)
        made.push(await addPin(service(), await keeper(service()), { title }))
      const lamp = await addPin(service(), await keeper(service()), { title: 'Brass lamp' })
      const before = await feedOf(person)
      expect(before).toEqual(expect.arrayContaining([...made, lamp]))
      const [first] = made
      if (first === undefined) throw new Error('no pin')
      const said = await person.done(notForMe, {
        pin_id: first,
        reason: 'taste',
        shown: before.slice(0, 500),
      })
      expect(said.about).toBe('vase')
      const after = await feedOf(person)
      expect(after).not.toContain(first)
      expect(after).toContain(lamp)
      const left = made.filter((id) => after.includes(id))
      expect(left.length).toBeLessThan(made.length / 2)
      // The answer takes out of the shown list just those that the next one lacks.
      const gone = before.filter((id) => !after.includes(id) && id !== first)
      expect(said.hidden.filter((id) => id !== first).toSorted()).toEqual(gone.toSorted())
      await person.done(undoNotForMe, { pin_id: first })
      expect(await feedOf(person)).toEqual(expect.arrayContaining(made))
      expect((await person.done(getFeedTuner, {})).subjects).toEqual([])
    })

    test('no pin of a person or board that somebody turned down is in their feed or in More like this', async () => {
      const person = await member(service())
      const [maker, other] = [await keeper(service()), await keeper(service())]
      const boardId = await addBoard(service(), other.id)
      const start = await addPin(service(), await keeper(service()), { title: 'Blue teapot' })
      const theirs = await addPin(service(), maker, { title: 'Green teapot' })
      const onBoard = await addPin(service(), other, { title: 'Red teapot', boardId })
      const beside = await addPin(service(), other, { title: 'White teapot' })
      await person.done(notForMe, { pin_id: theirs, reason: 'person' })
      const second = await addPin(service(), maker, { title: 'Yellow teapot' })
      await person.done(notForMe, { pin_id: onBoard, reason: 'board' })
      const third = await addPin(service(), other, { title: 'Pink teapot', boardId })
      const lists = [await feedOf(person), idsOf(await person.done(relatedPins, { pin_id: start }))]
      for (const list of lists) {
        expect(list).toContain(beside)
        for (const gone of [theirs, second, onBoard, third]) expect(list).not.toContain(gone)
      }
      const { people, boards } = await person.done(getFeedTuner, {})
      expect(people).toMatchObject([{ person: { id: maker.id }, level: 'none' }])
      expect(boards).toMatchObject([{ board: { id: boardId }, level: 'none' }])
      await person.done(tuneFeed, { kind: 'person', target: maker.id, level: 'usual' })
      expect(await feedOf(person)).toContain(second)
    })

    test('a pin seen too often leaves alone, and undo restores what a choice in the tuner had been', async () => {
      const person = await member(service())
      const maker = await keeper(service())
      const [one, two] = [await addPin(service(), maker), await addPin(service(), maker)]
      expect(
        await person.done(notForMe, { pin_id: one, reason: 'seen', shown: [one, two] }),
      ).toEqual({
        about: null,
        hidden: [],
      })
      expect(await feedOf(person)).toContain(two)
      await person.done(tuneFeed, { kind: 'person', target: maker.id, level: 'less' })
      await person.done(notForMe, { pin_id: two, reason: 'person' })
      await person.done(undoNotForMe, { pin_id: two })
      const { people } = await person.done(getFeedTuner, {})
      expect(people).toMatchObject([{ person: { id: maker.id }, level: 'less' }])
    })

    test('the tuner obeys its choices of topics, and an interest is a topic that somebody wants more of', async () => {
      const person = await member(service())
      const piano = await addPin(service(), await keeper(service()), { title: 'Old piano' })
      const levelOf = async () =>
        (await person.done(getFeedTuner, {})).topics.find(({ id }) => id === 'music')?.level
      await person.done(tuneFeed, { kind: 'topic', target: 'music', level: 'more' })
      expect(await levelOf()).toBe('more')
      const shown = await person.done(homeFeed, {})
      expect(shown.find(({ id }) => id === piano)?.why).toEqual({ source: 'topic', name: 'music' })
      await person.done(tuneFeed, { kind: 'topic', target: 'music', level: 'none' })
      expect(await levelOf()).toBe('none')
      expect(await feedOf(person)).not.toContain(piano)
      await person.done(updateInterests, { topics: ['music'] })
      expect(await levelOf()).toBe('more')
      expect(await feedOf(person)).toContain(piano)
      const unknown = [
        { kind: 'topic', target: "music' | 'x" },
        { kind: 'person', target: '1' },
        { kind: 'board', target: 'x' },
      ] as const
      for (const each of unknown)
        expect(await person.call(tuneFeed, { ...each, level: 'none' })).toMatchObject({
          error: { code: 'not-found' },
        })
    })

    test('a subject of any letters breaks no feed', async () => {
      const person = await member(service())
      for (const target of ["vase' | ':*", 'a & !b', '\\vase', 'Ünïcode', 'the'])
        await person.done(tuneFeed, { kind: 'subject', target, level: 'none' })
      expect((await person.call(homeFeed, {})).error).toBeNull()
    })

    test('each pin of a home says why it is there', async () => {
      const person = await member(service())
      const userId = await idOf(person)
      const boardId = await addBoard(service(), userId)
      const maker = await keeper(service())
      const kept = await addPin(service(), await keeper(service()), { title: 'Oak bookshelf' })
      const like = await addPin(service(), await keeper(service()), { title: 'Walnut bookshelf' })
      const theirs = await addPin(service(), maker, { title: 'Striped scarf' })
      await follow(service(), person, maker)
      await person.done(savePin, { pin_id: kept, board_id: boardId })
      const shown = await person.done(homeFeed, { page_size: 50 })
      const whyOf = (id: PinId) => shown.find((pin) => pin.id === id)?.why
      expect(whyOf(theirs)).toEqual({ source: 'person' })
      expect(whyOf(like)).toMatchObject({ source: 'saved', name: expect.stringMatching(/./) })
      expect(shown.every(({ why, is_promoted }) => why !== undefined || is_promoted)).toBe(true)
    })

    test('recent searches and opens are sources until they are turned off, cleared or old', async () => {
      const { ports } = service()
      const person = await member(service())
      const userId = await idOf(person)
      const kite = await addPin(service(), await keeper(service()), { title: 'Paper kite' })
      const sled = await addPin(service(), await keeper(service()), { title: 'Wooden sled' })
      const otherSled = await addPin(service(), await keeper(service()), { title: 'Red sled' })
      const act = async () => {
        await person.done(searchPins, { query: 'paper kite' })
        await person.done(getPin, { id: sled, field_set_key: 'detailed' })
        await ports.queryCounts.write()
        await ports.db.delete(storedLists)
      }
      await act()
      const shown = await person.done(homeFeed, { page_size: 50 })
      const whyOf = (id: PinId) => shown.find((pin) => pin.id === id)?.why
      expect(whyOf(kite)).toEqual({ source: 'search', name: 'paper kite' })
      expect(whyOf(otherSled)).toEqual({ source: 'opened' })
      expect(await person.done(getFeedTuner, {})).toMatchObject({
        uses_recent: true,
        searches: ['paper kite'],
        opens: 1,
      })
      await person.done(clearRecentActs, {})
      expect(await person.done(getFeedTuner, {})).toMatchObject({ searches: [], opens: 0 })
      await person.done(useRecentActs, { used: false })
      await act()
      expect(await person.done(getFeedTuner, {})).toMatchObject({ uses_recent: false, opens: 0 })
      await person.done(useRecentActs, { used: true })
      await act()
      const rowsOf = () => ports.db.select().from(recentActs).where(eq(recentActs.userId, userId))
      expect(await rowsOf()).toHaveLength(2)
      const day = 86_400_000
      const later = { ...ports.clock, now: () => new Date(ports.clock.now().getTime() + 31 * day) }
      await sweepSome({ db: ports.db, clock: later })
      expect(await rowsOf()).toEqual([])
    })
  })
