import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { hiddenPins, pins } from '../contexts/pins/pins/tables.ts'
import { blocks, boardFollows, interests } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, visitor } from './person.ts'
import { follow, idsOf, somePins, walked } from './walked-feed.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`feeding on ${kind}`, () => {
    const service = openedService(open)

    test('pins of followed people come early, and their saves come as theirs', async () => {
      const [maker, saver] = [await keeper(service()), await keeper(service())]
      const idea = await addPin(service(), maker)
      const copy = await addPin(service(), saver, { of: idea })
      const [own] = await somePins(service(), saver, 1)
      const person = await member(service())
      expect(idsOf(await person.done(homeFeed, { page_size: 2 }))).not.toContain(copy)
      await follow(service(), person, saver)
      const feed = idsOf(await walked(person, 50))
      expect(feed[0]).toBe(own)
      // One pin of somebody else stands between two of theirs.
      expect(feed.indexOf(copy)).toBe(2)
      expect(feed).not.toContain(idea)
    })

    test('a followed board brings its pins first, and not those of its owner’s other boards', async () => {
      const owner = await keeper(service())
      const boardId = await addBoard(service(), owner.id)
      const followed = await addPin(service(), owner, { boardId })
      const other = await addPin(service(), owner)
      const person = await member(service())
      const createdAt = service().ports.clock.now()
      const followerId = await idOf(person)
      await service().ports.db.insert(boardFollows).values({ followerId, boardId, createdAt })
      const feed = idsOf(await person.done(homeFeed, {}))
      expect(feed[0]).toBe(followed)
      expect(feed[1]).not.toBe(other)
    })

    test('pins that others keep with the viewer’s come before popular ones', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const known = await addPin(service(), one)
      const near = await addPin(service(), one)
      await addPin(service(), other, { of: known })
      await addPin(service(), other, { of: near })
      for (let index = 0; index < 3; index += 1) await addPin(service(), await keeper(service()))
      const person = await member(service())
      const viewer = { ...one, id: await idOf(person) }
      const boardId = await addBoard(service(), viewer.id)
      await addPin(service(), viewer, { of: known, boardId })
      const feed = idsOf(await walked(person, 50))
      expect(feed[0]).toBe(near)
      expect(feed).not.toContain(known)
    })

    test('pins of the viewer’s interests come before popular ones', async () => {
      const title = 'Greenhouse herbs and balcony seeds'
      const liked = await addPin(service(), await keeper(service()), { title })
      for (let index = 0; index < 3; index += 1) await addPin(service(), await keeper(service()))
      const person = await member(service())
      expect(idsOf(await person.done(homeFeed, {}))[0]).not.toBe(liked)
      const createdAt = service().ports.clock.now()
      const userId = await idOf(person)
      await service().ports.db.insert(interests).values({ userId, topic: 'gardening', createdAt })
      expect(idsOf(await person.done(homeFeed, {}))[0]).toBe(liked)
    })

    test('a topic finds pins by its words, once over all pages, and nothing hidden', async () => {
      const titles = ['A vinyl concert', 'Piano film', 'Guitar', 'Nothing of the kind']
      const maker = await keeper(service())
      const made: PinId[] = []
      for (const title of titles) made.push(await addPin(service(), maker, { title }))
      const secret = await keeper(service(), 'secret')
      await addPin(service(), secret, { title: 'Vinyl concert piano' })
      const seen: PinId[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await visitor(service()).call(topicFeed, {
          topic: 'music',
          page_size: 2,
          ...(bookmark === undefined ? {} : { bookmark }),
        })
        seen.push(...(came.data ?? []).map(({ id }) => id))
        bookmark = came.bookmark
      }
      expect(seen.filter((id) => made.includes(id)).toSorted()).toEqual(made.slice(0, 3))
      expect(new Set(seen).size).toBe(seen.length)
      const rows = await service().ports.db.select().from(pins).where(eq(pins.pinnerId, secret.id))
      expect(rows.filter(({ id }) => seen.includes(id))).toEqual([])
    })

    test('visitors see popular and new pins', async () => {
      const loved = await addPin(service(), await keeper(service()), { saves: 10_000 })
      await service().ports.db.delete(storedLists)
      expect(idsOf(await visitor(service()).done(homeFeed, {}))[0]).toBe(loved)
      const fresh = await addPin(service(), await keeper(service()))
      expect(idsOf(await visitor(service()).done(homeFeed, {}))).toContain(fresh)
    })

    test('no page has hidden, saved, secret, deleted or blocked pins', async () => {
      const { db, clock } = service().ports
      const person = await member(service())
      const userId = await idOf(person)
      const at = { createdAt: clock.now() }
      const authors: Keeper[] = []
      for (let index = 0; index < 6; index += 1) authors.push(await keeper(service()))
      const [kept, blocked, blocking, secret, gone, saver] = authors
      if (!kept || !blocked || !blocking || !secret || !gone || !saver) throw new Error()
      for (const author of authors) await follow(service(), person, author)
      const [shown, hidden, deleted] = await somePins(service(), kept, 3)
      if (!shown || !hidden || !deleted) throw new Error()
      const [ofBlocked] = await somePins(service(), blocked, 1)
      const forbidden = [
        hidden,
        deleted,
        ...(await somePins(service(), blocking, 1)),
        ...(await somePins(service(), secret, 1)),
        ...(await somePins(service(), gone, 1)),
        ...(ofBlocked ? [ofBlocked, await addPin(service(), saver, { of: ofBlocked })] : []),
        await addPin(service(), saver, { of: hidden }),
      ]
      await person.done(homeFeed, {})
      await db.insert(hiddenPins).values({ userId, originId: hidden, ...at })
      await db.update(pins).set({ deletedAt: clock.now() }).where(eq(pins.id, deleted))
      await db.insert(blocks).values([
        { blockerId: userId, blockedId: blocked.id, ...at },
        { blockerId: blocking.id, blockedId: userId, ...at },
      ])
      await db.update(boards).set({ privacy: 'secret' }).where(eq(boards.id, secret.boardId))
      await db.update(boards).set({ deletedAt: clock.now() }).where(eq(boards.id, gone.boardId))
      const feed = idsOf(await walked(person, 20))
      expect(feed).toContain(shown)
      expect(feed.filter((id) => forbidden.includes(id))).toEqual([])
      const strangers = idsOf(await walked(visitor(service()), 20))
      expect(strangers).toEqual(expect.arrayContaining([shown, hidden]))
      for (const author of [secret, gone]) {
        const rows = await db.select().from(pins).where(eq(pins.pinnerId, author.id))
        expect(strangers.filter((id) => rows.some((row) => row.id === id))).toEqual([])
      }
    })
  })
