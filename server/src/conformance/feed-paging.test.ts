import { homeFeed } from '@tessera/contracts/calls/feed'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { openServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { homeListName, popularListName } from '../contexts/discovery/feed/list-names.ts'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { hiddenPins, pins } from '../contexts/pins/pins/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, addPins, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, visitor } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'
import { follow, idsOf, somePins, walked } from './walked-feed.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`paging the feed on ${kind}`, () => {
    const service = openedService(open)

    test('two hundred pages neither repeat nor skip while pins come, go and are saved', async () => {
      const { db, clock } = service().ports
      const authors: Keeper[] = []
      for (let index = 0; index < 5; index += 1) authors.push(await keeper(service()))
      const [first, ...others] = authors
      if (first === undefined) throw new Error()
      const there = await addPins(
        service(),
        Array.from({ length: 450 }, (_, index) => ({
          pinner: authors[index % 5] ?? first,
          saves: index % 7,
        })),
      )
      await db.delete(storedLists)
      await visitor(service()).done(homeFeed, {})
      // So short that most of the walk goes through the newest pins.
      await db.execute(sql`update kept_lists set pin_ids = pin_ids[1:60] where name = 'popular'`)
      const person = await member(service())
      await follow(service(), person, first)
      const gone = new Set<string>()
      const saver = { ...first, id: await idOf(person) }
      const boardId = await addBoard(service(), saver.id)
      let pages = 0
      const seen = await walked(person, 2, async (page) => {
        pages = page
        if (page > 200) return
        await addPin(service(), others[page % 4] ?? first)
        const risen = there[(page * 37) % there.length]
        if (risen === undefined) return
        if (page % 10 === 0) {
          await db.update(pins).set({ deletedAt: clock.now() }).where(eq(pins.id, risen))
          gone.add(risen)
        } else if (page % 10 === 5) {
          await addPin(service(), saver, { of: risen, boardId })
          gone.add(risen)
        } else await db.update(pins).set({ rank: sql`rank + 5` }).where(eq(pins.id, risen))
        if (page % 50 === 0) await db.execute(sql`update kept_lists set made_at = '2020-01-01'`)
      })
      const ids = idsOf(seen)
      expect(pages).toBeGreaterThan(200)
      expect(new Set(ids).size).toBe(ids.length)
      expect(there.filter((id) => !gone.has(id) && !ids.includes(id))).toEqual([])
    })

    test('pins of a deleted board are gone from the next page on', async () => {
      const { db, clock } = service().ports
      const author = await keeper(service())
      await somePins(service(), author, 30)
      const person = await member(service())
      await follow(service(), person, author)
      const seen = await walked(person, 5, async (page) => {
        if (page === 2)
          await db
            .update(boards)
            .set({ deletedAt: clock.now() })
            .where(eq(boards.id, author.boardId))
      })
      const ofAuthor = (all: readonly Pin[]) => all.filter(({ pinner }) => pinner.id === author.id)
      expect(ofAuthor(seen.slice(0, 10)).length).toBeGreaterThan(3)
      expect(ofAuthor(seen.slice(10))).toEqual([])
    })

    test('no three pins in a row are of one creator while others have any', async () => {
      const [much, little] = [await keeper(service()), await keeper(service())]
      await somePins(service(), little, 12)
      await somePins(service(), much, 24)
      await service().ports.db.delete(storedLists)
      for (const person of [visitor(service()), await member(service())]) {
        const makers = (await walked(person, 7)).slice(0, 36).map(({ pinner }) => pinner.id)
        for (const [index, id] of makers.entries())
          expect([makers[index + 1], makers[index + 2]]).not.toEqual([id, id])
      }
    })

    test('a large page is that of small ones while many pins stand between those of one creator', async () => {
      const { db } = service().ports
      const author = await keeper(service())
      const own = await somePins(service(), author, 60)
      const others: PinId[] = []
      for (let index = 0; index < 24; index += 1)
        others.push(...(await somePins(service(), await keeper(service()), 1)))
      const person = await member(service())
      await follow(service(), person, author)
      await person.done(homeFeed, {})
      const list = (name: string, ids: readonly PinId[]) =>
        db
          .update(storedLists)
          .set({ pinIds: [...ids], originIds: [...ids] })
          .where(eq(storedLists.name, name))
      await list(homeListName(await idOf(person)), own)
      await list(popularListName, others)
      const small = await walked(person, 5)
      const large = await person.done(homeFeed, { page_size: 45 })
      expect(idsOf(large)).toEqual(idsOf(small.slice(0, 45)))
      const between = large.filter(({ pinner }) => pinner.id !== author.id)
      expect(between.length).toBeGreaterThan(14)
    })

    test('nor are there three in a row among the newest, beyond the popular ones', async () => {
      const [much, little] = [await keeper(service()), await keeper(service())]
      for (let burst = 0; burst < 5; burst += 1) {
        await somePins(service(), little, 3)
        await somePins(service(), much, 5)
      }
      await service().ports.db.delete(storedLists)
      await visitor(service()).done(homeFeed, {})
      await service().ports.db.execute(sql`update kept_lists set pin_ids = pin_ids[1:2]`)
      const feed = await walked(visitor(service()), 7)
      const makers = feed.slice(0, 25).map(({ pinner }) => pinner.id)
      expect(new Set(makers)).toContain(little.id)
      for (const [index, id] of makers.entries())
        expect([makers[index + 1], makers[index + 2]]).not.toEqual([id, id])
    })

    test('S3.4 promoted pins are marked, have one place in twelve, and come once', async () => {
      const { db, clock, secrets, liveAds } = service().ports
      const hour = 3_600_000
      const from = (hours: number) => new Date(clock.now().getTime() + hours * hour)
      const business = await keeper(service())
      const shop = await adAccount(service(), business)
      const other = await adAccount(service(), await keeper(service()))
      const [one, two, ended, later, off] = await somePins(service(), business, 5)
      if (!one || !two || !ended || !later || !off) throw new Error()
      const run = (pinId: PinId, bidMicro: number, startsAt: Date, endsAt: Date | null = null) =>
        runningAd(service(), pinId === two ? other : shop, { pinId, bidMicro, startsAt, endsAt })
      await run(one, 9_000, from(-2))
      await run(two, 12_000, from(-1), from(1))
      await run(ended, 20_000, from(-5), from(-4))
      await run(later, 20_000, from(1))
      await run(off, 20_000, from(-3))
      await db.update(pins).set({ deletedAt: clock.now() }).where(eq(pins.id, off))
      liveAds.forget()
      await somePins(service(), await keeper(service()), 20)
      const person = await member(service())
      await follow(service(), person, business)
      for (const viewer of [person, visitor(service())]) {
        const feed = await walked(viewer, 7)
        const promoted = feed.filter((pin) => pin.is_promoted)
        expect(promoted.map(({ id }) => id)).toEqual([two, one])
        for (const pin of promoted) {
          expect(feed.indexOf(pin) % 12).toBe(5)
          expect(pin.promoted_is_removable).toBe(true)
          expect(pin.promoted_by).toBe(`Shop ${pin.id === two ? other : shop}`)
          expect(feed.filter(({ id }) => id === pin.id)).toHaveLength(1)
        }
        const served = promoted.map((pin) => openServedAd(secrets, pin.tracking_params ?? ''))
        // The winner pays what still beats the second; who is alone pays the reserve price.
        expect(served.map((ad) => ad?.priceMicro)).toEqual([9_001, 350])
        expect(served[0]).toMatchObject({
          viewerId: viewer === person ? await idOf(person) : null,
          place: 'home',
          billed: 'impression',
        })
        const usual = feed.filter(({ id }) => id === ended || id === later)
        expect(usual.map((pin) => pin.tracking_params)).toEqual([null, null])
        const large = await viewer.done(homeFeed, { page_size: 50 })
        expect(idsOf(large)).toEqual(idsOf(feed.slice(0, 50)))
      }
      const hidden = { userId: await idOf(person), originId: two, createdAt: clock.now() }
      await db.insert(hiddenPins).values(hidden)
      const rest = (await walked(person, 7)).filter((pin) => pin.is_promoted)
      expect(rest.map(({ id }) => id)).toEqual([one])
    })
  })
