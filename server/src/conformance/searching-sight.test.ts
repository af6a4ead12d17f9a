import { updateBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { blockUser, followUser } from '@tessera/contracts/calls/follows'
import { deletePin, hidePin, updatePin } from '@tessera/contracts/calls/pins'
import { searchPins, suggestHashtags, typeahead } from '@tessera/contracts/calls/search'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { askHouse } from './house-keeper.ts'
import { idOf } from './ideas.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { found, swept } from './titles-found.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`visibility in search on ${kind}`, () => {
    const service = openedService(open)

    test('hidden pins are not found, nor revealed by a correction or a completion', async () => {
      const owner = await member(service())
      const open = await boardOf(owner, 'Open bassoons')
      const secret = await boardOf(owner, 'Secret bassoons', 'secret')
      await made(owner, secret, { title: 'Bassoonquartet' })
      const goes = await made(owner, open, { title: 'Bassoon deleted' })
      const hidden = await made(owner, open, { title: 'Bassoon hidden' })
      await made(owner, open, { title: 'Bassoon kept' })
      await owner.done(deletePin, { id: goes.id })
      await swept(service())
      const other = await member(service())
      await other.done(hidePin, { pin_id: hidden.id })
      expect(await found(other, 'bassoon')).toEqual(['Bassoon kept'])
      for (const query of ['bassoonquartet', 'bassoonquartett', 'bassoonq']) {
        expect(await found(other, query), query).not.toContain('Bassoonquartet')
        const told = await other.done(searchPins, { query })
        expect(told.corrected_query).not.toBe('bassoonquartet')
        const { items } = await other.done(typeahead, { term: query })
        expect(items.map((item) => item.query)).not.toContain('bassoonquartet')
      }
      await owner.done(blockUser, { user_id: await idOf(other) })
      expect(await found(other, 'bassoon')).toEqual([])
    })

    test('a limited person is found with pins, boards and hashtags by followers alone, until the limit is lifted', async () => {
      const owner = await member(service())
      const { email } = await selfOf(owner)
      const board = await boardOf(owner, 'Ocarinas')
      const spam = { title: 'Ocarinacheap ocarinadrips', description: '#ocarinacheap' }
      await made(owner, board, spam)
      const gone = await made(owner, board, { ...spam, title: 'Ocarinacheap ocarinadrips two' })
      const follower = await member(service())
      await follower.done(followUser, { user_id: await idOf(owner) })
      const [other, stranger] = [await member(service()), visitor(service())]
      const looks = async (person: Person) => {
        const pins = (await found(person, 'ocarinacheap', { auto_correction_disabled: true }))
          .length
        const { boards } = await person.done(searchPins, { query: 'ocarinas', scope: 'boards' })
        const feed = await person.done(homeFeed, {})
        const inFeed = feed.filter(
          (item) => item.type === 'pin' && item.title === gone.title,
        ).length
        return [pins, boards.length, inFeed]
      }
      const told = async () => {
        await swept(service())
        const { items } = await stranger.done(typeahead, { term: 'ocarinad' })
        const [tag] = await stranger.done(suggestHashtags, { q: 'ocarinac' })
        return [items.some(({ query }) => query === 'ocarinadrips'), tag?.pin_count ?? 0]
      }
      const limit = (act: 'limit' | 'unlimit') =>
        askHouse(service(), { do: act, account: email, reason: 'For the test' })
      expect(await told()).toEqual([true, 2])
      for (const person of [other, stranger]) expect(await looks(person)).toEqual([2, 1, 1])
      await limit('limit')
      for (const person of [other, stranger]) expect(await looks(person)).toEqual([0, 0, 0])
      expect((await looks(follower)).slice(0, 2)).toEqual([2, 1])
      expect((await looks(owner)).slice(0, 2)).toEqual([2, 1])
      expect(await told()).toEqual([false, 0])
      await owner.done(deletePin, { id: gone.id })
      await limit('unlimit')
      expect((await looks(other)).slice(0, 2)).toEqual([1, 1])
      expect(await told()).toEqual([true, 1])
    })

    test('a board that becomes secret takes its pins out of search, and brings them back', async () => {
      const owner = await member(service())
      const board = await boardOf(owner, 'Celestas')
      await made(owner, board, { title: 'Celesta' })
      const look = () => found(visitor(service()), 'celesta')
      expect(await look()).toEqual(['Celesta'])
      await owner.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      expect(await look()).toEqual([])
      await owner.done(updateBoard, { board_id: board.id, privacy: 'public' })
      expect(await look()).toEqual(['Celesta'])
    })

    test('a pin is found by its new words and no longer by its old ones', async () => {
      const owner = await member(service())
      const board = await boardOf(owner, 'Renamed')
      const pin = await made(owner, board, { title: 'Sackbut' })
      await owner.done(updatePin, { id: pin.id, title: 'Trombone' })
      expect(await found(owner, 'trombone')).toEqual(['Trombone'])
      expect(await found(owner, 'sackbut', { auto_correction_disabled: true })).toEqual([])
    })

    test('a person searches their own saved pins, secret ones too, and nobody else does', async () => {
      const owner = await member(service())
      const board = await boardOf(owner, 'Presents', 'secret')
      await made(owner, board, { title: 'Theremin kit' })
      const mine = { scope: 'my_pins' }
      expect(await found(owner, 'theremins', mine)).toEqual(['Theremin kit'])
      expect(await found(owner, 'there', mine)).toEqual(['Theremin kit'])
      expect(await found(await member(service()), 'theremin', mine)).toEqual([])
      expect(await found(visitor(service()), 'theremin', mine)).toEqual([])
      expect(await found(owner, 'theremin')).toEqual([])
    })
  })
