import type { InputOf } from '@tessera/contracts/calls/define-call'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { BoardId, type PinId, SectionId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { rebuildSearch } from '../contexts/discovery/search/rebuild.ts'
import { boards, sections } from '../contexts/pins/boards/tables.ts'
import { hiddenPins, pins } from '../contexts/pins/pins/tables.ts'
import { blocks } from '../contexts/pins/users/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what follows the end of a list on ${kind}`, () => {
    const service = openedService(open)

    const keepers = async (count: number): Promise<Keeper[]> => {
      const made: Keeper[] = []
      for (let index = 0; index < count; index += 1) made.push(await keeper(service()))
      return made
    }
    /** Ideas of different creators. */
    const ideas = async (...titles: readonly string[]): Promise<PinId[]> => {
      const made: PinId[] = []
      for (const title of titles)
        made.push(await addPin(service(), await keeper(service()), { title }))
      return made
    }
    const keep = async (saver: Keeper, all: readonly (PinId | undefined)[]) => {
      for (const of of all) if (of !== undefined) await addPin(service(), saver, { of })
    }
    /** All ideas that follow, over pages of this size. */
    const following = async (
      person: Person,
      input: InputOf<typeof moreIdeas>,
      page_size = 100,
    ): Promise<PinId[]> => {
      const seen: PinId[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const asked = { ...input, page_size, ...(bookmark === undefined ? {} : { bookmark }) }
        const came = await person.call(moreIdeas, asked)
        seen.push(...(came.data?.results ?? []).map(({ id }) => id))
        bookmark = came.bookmark
      }
      return seen
    }

    test('a board goes on with ideas that are saved with its own or say the same, never with its own', async () => {
      const [own, near, far] = await ideas('Zithern case', 'Unrelated title', 'Nothing alike')
      const [said] = await ideas('Zithern strings')
      const [owner, other] = await keepers(2)
      if (!own || !near || !far || !said || !owner || !other) throw new Error()
      await keep(owner, [own])
      await keep(other, [own, near])
      const found = await following(visitor(service()), { board_id: owner.boardId })
      expect(found.slice(0, 2).toSorted()).toEqual([near, said].toSorted())
      expect(found).not.toContain(own)
      // Popular ideas fill up what is too short.
      expect(found).toContain(far)
    })

    test('an idea that is saved to the board leaves the next list of the board', async () => {
      const [own, near] = await ideas('Lyrebow', 'Another')
      const [owner, other] = await keepers(2)
      if (!own || !near || !owner || !other) throw new Error()
      await keep(owner, [own])
      await keep(other, [own, near])
      const person = visitor(service())
      const input = { board_id: owner.boardId }
      expect((await following(person, input))[0]).toBe(near)
      await keep(owner, [near])
      await service()
        .ports.db.update(boards)
        .set({ pinCount: sql`${boards.pinCount} + 1` })
        .where(eq(boards.id, owner.boardId))
      expect(await following(person, input)).not.toContain(near)
    })

    test('a section goes on with what fits its own pins, without those of its board', async () => {
      const { db, ids, clock } = service().ports
      const [inSection, onBoard, near] = await ideas('Quernstone', 'Lamp', 'Something')
      const [owner, other] = await keepers(2)
      if (!inSection || !onBoard || !near || !owner || !other) throw new Error()
      const id = SectionId.parse(ids.next())
      const { boardId } = owner
      const row = { id, boardId, title: 'Mill', slug: 'mill', createdAt: clock.now() }
      await db.insert(sections).values(row)
      await keep(owner, [inSection, onBoard])
      await db.update(pins).set({ sectionId: id }).where(eq(pins.originId, inSection))
      await keep(other, [inSection, near, onBoard])
      const found = await following(visitor(service()), { section_id: id })
      expect(found[0]).toBe(near)
      expect(found).not.toContain(onBoard)
    })

    test('pages follow without a gap or repeat, and the last one has topics with pictures', async () => {
      const [owner] = await keepers(1)
      if (!owner) throw new Error()
      await keep(owner, await ideas('Ocarina', 'Ocarina too'))
      const person = visitor(service())
      const input = { board_id: owner.boardId }
      const whole = await following(person, input)
      expect(await following(person, input, 7)).toEqual(whole)
      expect(new Set(whole).size).toBe(whole.length)
      const first = await person.call(moreIdeas, { ...input, page_size: 7 })
      expect(first.data?.topics).toEqual([])
      const all = await person.done(moreIdeas, { ...input, page_size: 100 })
      expect(all.topics.length).toBeGreaterThan(0)
      expect(all.topics.every(({ type, image }) => type === 'topic' && image !== null)).toBe(true)
    })

    test('what a person saved to a secret board changes nothing of what follows their pins', async () => {
      const [open_, near, kept] = await ideas('Psaltery', 'One', 'Two')
      const [maker, other] = await keepers(2)
      if (!open_ || !near || !kept || !maker || !other) throw new Error()
      await keep(maker, [open_])
      await keep(other, [open_, near, kept])
      const secret = await addBoard(service(), maker.id, 'secret')
      await addPin(service(), maker, { of: kept, boardId: secret })
      const found = await following(visitor(service()), { username: maker.username })
      expect(found.slice(0, 2).toSorted()).toEqual([near, kept].toSorted())
      expect(found).not.toContain(open_)
    })

    test('a secret board goes on for its own people alone', async () => {
      const person = await member(service())
      const id = await idOf(person)
      const boardId = await addBoard(service(), id, 'secret')
      const [own] = await ideas('Shawm')
      await keep({ id, username: '', boardId }, [own])
      expect((await person.call(moreIdeas, { board_id: boardId })).status).toBe(200)
      for (const other of [visitor(service()), await member(service())])
        expect((await other.call(moreIdeas, { board_id: boardId })).error?.code).toBe('not-found')
    })

    test('nobody meets hidden, secret, deleted or blocked pins', async () => {
      const { db, clock } = service().ports
      const person = await member(service())
      const userId = await idOf(person)
      const at = { createdAt: clock.now() }
      const [own, shown, hidden, gone, secret, blocked] = await ideas(
        'Dulcimer',
        'a',
        'b',
        'c',
        'd',
        'e',
      )
      const [owner, saver] = await keepers(2)
      if (!own || !shown || !hidden || !gone || !secret || !blocked) throw new Error()
      if (!owner || !saver) throw new Error()
      await keep(owner, [own])
      await keep(saver, [own, shown, hidden, gone, secret, blocked])
      const input = { board_id: owner.boardId }
      const before = await following(person, input)
      for (const id of [shown, hidden, gone, secret, blocked]) expect(before).toContain(id)
      const rowOf = async (id: PinId) => {
        const [row] = await db.select().from(pins).where(eq(pins.id, id))
        if (row === undefined) throw new Error()
        return row
      }
      await db.insert(hiddenPins).values({ userId, originId: hidden, ...at })
      await db.update(pins).set({ deletedAt: clock.now() }).where(eq(pins.id, gone))
      const { boardId } = await rowOf(secret)
      await db.update(boards).set({ privacy: 'secret' }).where(eq(boards.id, boardId))
      const { pinnerId } = await rowOf(blocked)
      await db.insert(blocks).values({ blockerId: userId, blockedId: pinnerId, ...at })
      const after = await following(person, input)
      expect(after).toContain(shown)
      for (const id of [hidden, gone, secret, blocked]) expect(after).not.toContain(id)
    })

    test('a search goes on with what it means, what belongs to it and boards that hold such ideas', async () => {
      const lamps = Array.from({ length: 12 }, (_, at) => `Zinc lamp ${at}`)
      const [lamp, shade, ...others] = await ideas('Zinc lamp', 'Zinc lampshade', ...lamps)
      const [saver] = await keepers(1)
      if (!lamp || !shade || !saver) throw new Error()
      await keep(saver, [lamp, shade, ...others])
      await rebuildSearch(service().ports.db)
      const more = await visitor(service()).done(moreIdeas, { query: 'zinc lamp', page_size: 100 })
      const found = more.results.map(({ id }) => id)
      expect(found).toEqual(expect.arrayContaining([lamp, shade]))
      expect(more.boards.map(({ id }) => id)).toContain(saver.boardId)
      expect(more.unknown_words).toEqual([])
      expect(more.subjects.length).toBeGreaterThan(0)
      expect(more.subjects.every(({ image }) => image !== null)).toBe(true)
      const german = visitor({
        ...service(),
        fetch: (request, peer) => {
          request.headers.set('Accept-Language', 'de')
          return service().fetch(request, peer)
        },
      })
      const { subjects } = await german.done(moreIdeas, { query: 'zinc lamp', page_size: 100 })
      expect(more.subjects.map(({ label }) => label)).toContain('table lamp')
      expect(subjects.map(({ label }) => label)).toContain('Tischlampe')
    })

    test('a search for an unknown word names it, and offers similar words or topics', async () => {
      await ideas('Hurdygurdy')
      await rebuildSearch(service().ports.db)
      const ask = (query: string) => visitor(service()).done(moreIdeas, { query })
      const typo = await ask('hurdigurdy')
      expect(typo.unknown_words).toEqual(['hurdigurdy'])
      expect(typo.subjects.map(({ query }) => query)).toContain('hurdygurdy')
      const strange = await ask('xq')
      expect(strange.unknown_words).toEqual(['xq'])
      expect(strange.subjects.map(({ type }) => type)).toContain('topic')
      expect(strange.results.length).toBeGreaterThan(0)
    })

    test('searches share a number of stored lists, which hold no words', async () => {
      const person = visitor(service())
      for (const query of ['krumhorn', 'krumhorn', 'sackbut'])
        await person.done(moreIdeas, { query })
      const lists = await service().ports.db.select().from(storedLists)
      const ofSearches = lists.filter(({ name }) => name.startsWith('more:search:'))
      expect(ofSearches.length).toBeGreaterThan(0)
      expect(JSON.stringify(ofSearches)).not.toMatch(/krumhorn|sackbut/)
    })

    test('the home feed ends with topics alone', async () => {
      const { results, topics } = await visitor(service()).done(moreIdeas, {})
      expect(results).toEqual([])
      expect(topics.length).toBeGreaterThan(0)
    })

    test('a topic leaves itself out of the topics, and a wrong bookmark is refused', async () => {
      const person = visitor(service())
      const { topics } = await person.done(moreIdeas, { topic: 'food', page_size: 100 })
      expect(topics.map(({ url }) => url)).not.toContain('/ideas/food/')
      const odd = await person.call(moreIdeas, { bookmark: 'bm9wZQ' })
      expect(odd.error?.code).toBe('bad-input')
      const missing = await person.call(moreIdeas, { board_id: BoardId.parse('1') })
      expect(missing.error?.code).toBe('not-found')
    })
  })
