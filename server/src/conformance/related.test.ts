import { relatedPins } from '@tessera/contracts/calls/related'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { hiddenPins, pins } from '../contexts/pins/pins/tables.ts'
import { blocks } from '../contexts/pins/users/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`related pins on ${kind}`, () => {
    const service = openedService(open)

    const keepers = async (count: number): Promise<Keeper[]> => {
      const made: Keeper[] = []
      for (let index = 0; index < count; index += 1) made.push(await keeper(service()))
      return made
    }
    /** Ideas of different creators, so that only saves relate them. */
    const ideas = async (count: number): Promise<PinId[]> => {
      const made: PinId[] = []
      for (const maker of await keepers(count)) made.push(await addPin(service(), maker))
      return made
    }
    const keep = async (saver: Keeper, all: readonly (PinId | undefined)[]) => {
      for (const of of all) if (of !== undefined) await addPin(service(), saver, { of })
    }
    const likeIt = async (person: Person, pinId: PinId | undefined, pageSize = 100) =>
      (await person.done(relatedPins, { pin_id: pinId, page_size: pageSize })).map(({ id }) => id)

    test('pins saved together by several people come before those of one, and those before neighbors', async () => {
      const [pin, often, once, beyond] = await ideas(4)
      const [one, two, three, four] = await keepers(4)
      if (!one || !two || !three || !four) throw new Error()
      await keep(one, [pin, often])
      await keep(two, [pin, often])
      await keep(three, [pin, once])
      await keep(four, [once, beyond])
      expect(await likeIt(visitor(service()), pin)).toEqual([often, once, beyond])
    })

    test('each idea comes once and never the pin itself, from whichever copy', async () => {
      const [pin, other] = await ideas(2)
      const [one, two] = await keepers(2)
      if (!pin || !one || !two) throw new Error()
      await keep(one, [pin, other])
      await keep(two, [other])
      const copy = await addPin(service(), two, { of: pin })
      for (const looked of [pin, copy])
        expect(await likeIt(visitor(service()), looked)).toEqual([other])
    })

    test('secret, protected and deleted boards relate nothing', async () => {
      const [pin, near] = await ideas(2)
      const [open_] = await keepers(1)
      if (!pin || !open_) throw new Error()
      await keep(open_, [pin, near])
      const apart = await ideas(3)
      for (const [index, privacy] of (['secret', 'protected', 'public'] as const).entries()) {
        const saver = await keeper(service(), privacy)
        await keep(saver, [pin, apart[index]])
        if (privacy === 'public')
          await service()
            .ports.db.update(boards)
            .set({ deletedAt: service().ports.clock.now() })
            .where(eq(boards.id, saver.boardId))
      }
      expect(await likeIt(visitor(service()), pin)).toEqual([near])
    })

    test('nobody sees hidden, secret or blocked pins', async () => {
      const { db, clock } = service().ports
      const person = await member(service())
      const at = { createdAt: clock.now() }
      const [pin, shown, hidden, gone, secret, blocked] = await ideas(6)
      const [saver] = await keepers(1)
      if (!pin || !shown || !hidden || !gone || !secret || !blocked || !saver) throw new Error()
      await keep(saver, [pin, shown, hidden, gone, secret, blocked])
      expect(await likeIt(person, pin)).toHaveLength(5)
      const userId = await idOf(person)
      await db.insert(hiddenPins).values({ userId, originId: hidden, ...at })
      await db.update(pins).set({ deletedAt: clock.now() }).where(eq(pins.id, gone))
      const rowOf = async (id: PinId) =>
        (await db.select().from(pins).where(eq(pins.id, id))).find((row) => row.id === id)
      const [ofSecret, ofBlocked] = [await rowOf(secret), await rowOf(blocked)]
      if (!ofSecret || !ofBlocked) throw new Error()
      await db.update(boards).set({ privacy: 'secret' }).where(eq(boards.id, ofSecret.boardId))
      await db.insert(blocks).values({ blockerId: userId, blockedId: ofBlocked.pinnerId, ...at })
      expect(await likeIt(person, pin)).toEqual([shown])
      expect((await likeIt(visitor(service()), pin)).toSorted()).toEqual(
        [shown, hidden, blocked].toSorted(),
      )
    })

    test('pages follow without a gap or repeat while people save', async () => {
      const all = await ideas(20)
      const [saver, later] = await keepers(2)
      if (!saver || !later) throw new Error()
      await keep(saver, all)
      const person = visitor(service())
      const whole = await likeIt(person, all[0])
      const seen: PinId[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await person.call(relatedPins, {
          pin_id: all[0],
          page_size: 4,
          ...(bookmark === undefined ? {} : { bookmark }),
        })
        seen.push(...(came.data ?? []).map(({ id }) => id))
        bookmark = came.bookmark
        await keep(later, [seen.length > 4 ? undefined : all[0], ...(await ideas(1))])
        await service().ports.db.execute(sql`update kept_lists set made_at = '2020-01-01'`)
      }
      expect(seen).toEqual(whole)
      expect(seen.toSorted()).toEqual(all.slice(1).toSorted())
    })

    test('pins of the same kind come before those that people save with it', async () => {
      const [maker, saver] = await keepers(2)
      if (!maker || !saver) throw new Error()
      const pin = await addPin(service(), maker, { title: 'Purple sofa by a window' })
      const titled = async (title: string) => {
        const [other] = await keepers(1)
        return other && addPin(service(), other, { title })
      }
      const fountain = await titled('Purple fountain')
      const sofas = [await titled('Sofa with five cushions'), await titled('Linen couches')]
      await keep(saver, [pin, fountain])
      const found = await likeIt(visitor(service()), pin)
      expect(found.slice(0, 2).toSorted()).toEqual(sofas)
      expect(found.slice(2)).toContain(fountain)
    })

    test('a pin without saves is related by its text, then by its board', async () => {
      const [writer, other, stranger] = await keepers(3)
      if (!writer || !other || !stranger) throw new Error()
      const alike = await addPin(service(), other, { title: 'Quizzical lantern zeppelins' })
      await addPin(service(), stranger, { title: 'Something else' })
      const boardId = await addBoard(service(), writer.id)
      const elsewhere = await addPin(service(), writer, { boardId })
      const pin = await addPin(service(), writer, { title: 'A lantern zeppelin' })
      expect(await likeIt(visitor(service()), pin)).toEqual([alike, elsewhere])
      await service().ports.db.delete(storedLists)
      await service()
        .ports.db.update(boards)
        .set({ privacy: 'secret' })
        .where(eq(boards.id, boardId))
      expect(await likeIt(visitor(service()), pin)).toEqual([alike])
    })

    test('a secret board relates nothing for its own owner either', async () => {
      const person = await member(service())
      const id = await idOf(person)
      const boardId = await addBoard(service(), id, 'secret')
      const owner = { id, username: '', boardId }
      const [theirs] = await ideas(1)
      const pin = await addPin(service(), owner)
      await keep(owner, [theirs])
      expect(await likeIt(person, pin)).toEqual([])
    })

    test('a pin that the viewer may not see has no related ones, whatever the bookmark', async () => {
      const hidden = await keeper(service(), 'secret')
      const pin = await addPin(service(), hidden)
      const person = visitor(service())
      expect((await person.call(relatedPins, { pin_id: pin })).error?.code).toBe('not-found')
      const [open_] = await ideas(1)
      const odd = await person.call(relatedPins, { pin_id: open_, bookmark: 'bm9wZQ' })
      expect(odd.error?.code).toBe('bad-input')
    })
  })
