import { createCatalogSource, getCatalogReport } from '@tessera/contracts/calls/catalogs'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test, vi } from 'vitest'
import { domainFlags } from '../contexts/base/link-lists/tables.ts'
import { handleCatalogPictures } from '../contexts/discovery/catalogs/fetch-pictures.ts'
import { catalogSources } from '../contexts/discovery/catalogs/tables.ts'
import { feedBytes } from '../contexts/discovery/catalogs/testing/feed-bytes.ts'
import { type MadeFeedOptions, madeFeed } from '../contexts/discovery/catalogs/testing/made-feed.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { productPrices, products, productVariants } from '../contexts/pins/products/tables.ts'
import { asc, eq } from '../platform/database/sql.ts'
import { catalogShop, running } from './catalog-shop.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { csv, lamp, lamps } from './lamp-feed.ts'
import { boardOf, member } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`catalogues on ${kind}`, () => {
    const { service, sites, shop, created, again, allProducts, sourceOf } = catalogShop(open)

    test('a file makes products with their kinds and pins on a board, and the same file changes nothing', async () => {
      sites()
      const person = await shop()
      const rows = [
        ...lamps(1, 3),
        lamp('S', {
          item_group_id: 'G',
          size: 'S',
          price: '9.00 USD',
          availability: 'out of stock',
        }),
        lamp('M', { item_group_id: 'G', size: 'M', price: '12.00 USD' }),
        lamp('L', { item_group_id: 'G', size: 'L', price: '11.00 USD' }),
      ]
      const source = await created(person, csv(...rows))
      expect(source).toMatchObject({
        origin: 'upload',
        rhythm: 'never',
        products: 4,
        pictures_failed: 0,
        board: { name: 'Lamps' },
        next_run_at: null,
        run: { state: 'done', rows: 6, added: 6, changed: 0, unchanged: 0, retired: 0, refused: 0 },
      })
      const before = await allProducts(source.id)
      expect(before.map(({ key, title, price }) => [key, title, price])).toEqual([
        ['group:G', 'Lamp S', 1_100],
        ['item:L1', 'Lamp L1', 2_000],
        ['item:L2', 'Lamp L2', 2_000],
        ['item:L3', 'Lamp L3', 2_000],
      ])
      const { db } = service().ports
      const kinds = await db
        .select()
        .from(productVariants)
        .where(eq(productVariants.originId, before[0]?.originId ?? expect.fail('No pin.')))
        .orderBy(asc(productVariants.position))
      expect(kinds.map(({ title, amount, availability }) => [title, amount, availability])).toEqual(
        [
          ['S', 900, 'out of stock'],
          ['M', 1_200, 'in stock'],
          ['L', 1_100, 'in stock'],
        ],
      )
      expect(await person.done(getNotifications, {})).toMatchObject([
        { kind: 'action-finished', data: { what: 'catalog' } },
      ])
      const stateOf = async () => [
        await db.select().from(pins).orderBy(pins.id),
        await db.select().from(products).orderBy(products.originId),
        await db.select().from(productPrices).orderBy(productPrices.originId),
        await db.select().from(productVariants),
      ]
      const whole = await stateOf()
      const second = await again(person, source.id, csv(...rows))
      expect(second.run).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 6 })
      expect(await stateOf()).toEqual(whole)
    })

    test('a product whose link leads to a blocked site gets no pin, and loses it once the site is listed', async () => {
      sites()
      const person = await shop()
      const { db } = service().ports
      const list = (domain: string) =>
        db.insert(domainFlags).values({
          domain,
          status: 'blocked',
          source: 'test',
          createdAt: new Date(),
        })
      await list('bait.example')
      const bait = (id: string, host: string) => lamp(id, { link: `https://${host}/win` })
      const rows = csv(...lamps(1, 2), bait('B', 'www.bait.example'), bait('C', 'later.example'))
      const source = await created(person, rows)
      const titles = async () => (await allProducts(source.id)).map(({ title }) => title)
      expect(await titles()).toEqual(['Lamp C', 'Lamp L1', 'Lamp L2'])
      const { lines } = await person.done(getCatalogReport, { run_id: source.run.id })
      expect(lines).toMatchObject([{ row: 3, column: 'link', fault: 'link-unfit' }])
      await list('later.example')
      const second = await again(person, source.id, rows)
      expect(second.run).toMatchObject({ state: 'done', retired: 1, refused: 2 })
    })

    test('every refused row is in the report with its column, its fault and its value, and keeps its product', async () => {
      sites()
      const person = await shop()
      const options: MadeFeedOptions = {
        rows: 60,
        faults: 20,
        format: 'csv',
        pictures: () => 'https://shop.example/one.jpg',
      }
      const feed = madeFeed(options)
      const source = await created(person, await feedBytes(options))
      expect(source.run).toMatchObject({
        state: 'done',
        rows: feed.rows,
        added: feed.accepted,
        refused: feed.rows - feed.accepted,
      })
      expect(source.products).toBe(feed.products)
      const { lines, counts } = await person.done(getCatalogReport, { run_id: source.run.id })
      expect(lines.map(({ row, column, fault }) => ({ row, column, fault }))).toEqual(feed.faults)
      const [first] = counts
      const fault = first?.fault ?? expect.fail('There are no counts.')
      const some = await person.done(getCatalogReport, { run_id: source.run.id, fault })
      expect(some.lines).toHaveLength(first?.count ?? 0)
      expect(some.lines.every((line) => line.fault === fault)).toBe(true)
      const broken = await again(
        person,
        source.id,
        csv(...lamps(1, 1), lamp('P-1', { price: 'x' })),
      )
      expect(broken.run).toMatchObject({ state: 'failed', why: 'catalog-mostly-gone', refused: 1 })
    })

    test('a refused row keeps its product, and a page of the report goes on where the last one ended', async () => {
      sites()
      const person = await shop()
      const source = await created(person, csv(...lamps(1, 3)))
      const bad = lamps(10, 214).map((row) => ({ ...row, price: 'free' }))
      const next = await again(
        person,
        source.id,
        csv(lamp('L1', { price: '?' }), ...lamps(2, 3), ...bad),
      )
      expect(next.run).toMatchObject({ state: 'done', unchanged: 2, refused: 206, retired: 0 })
      expect((await allProducts(source.id)).every(({ retiredAt }) => retiredAt === null)).toBe(true)
      const page = async (bookmark?: string) => {
        const came = await person.call(getCatalogReport, { run_id: next.run.id, bookmark })
        const rows = (came.data?.lines ?? []).map(({ row }) => row)
        return { rows, bookmark: came.bookmark ?? undefined }
      }
      const first = await page()
      const second = await page(first.bookmark)
      const third = await page(second.bookmark)
      expect(third.bookmark).toBeUndefined()
      const rows = [first, second, third].flatMap((each) => each.rows)
      expect(rows).toEqual([1, ...Array.from({ length: 205 }, (_, at) => at + 4)])
      const wrong = await person.call(getCatalogReport, { run_id: next.run.id, bookmark: 'x' })
      expect(wrong.error?.code).toBe('bad-input')
    })

    test('a change is on every copy of a product, what is gone is retired, and what returns has its pin again', async () => {
      sites()
      const [person, other] = [await shop(), await member(service())]
      const source = await created(person, csv(...lamps(1, 3)))
      const [one, , three] = await allProducts(source.id)
      const originId = one?.originId ?? expect.fail('No pin.')
      const { id: board_id } = await boardOf(other, 'Saved')
      const copy = await other.done(savePin, { board_id, pin_id: originId })
      const changed = lamp('L1', { title: 'Oak lamp', price: '15.00 USD' })
      const second = await again(person, source.id, csv(changed, lamp('L2')))
      expect(second.run).toMatchObject({ state: 'done', changed: 1, unchanged: 1, retired: 1 })
      expect(second.products).toBe(2)
      const { db } = service().ports
      const shown = await db
        .select({ title: pins.title, price: pins.priceAmount })
        .from(pins)
        .where(eq(pins.originId, originId))
      expect(shown).toEqual([
        { title: 'Oak lamp', price: 1_500 },
        { title: 'Oak lamp', price: 1_500 },
      ])
      expect(copy.id).not.toBe(originId)
      const prices = await db
        .select({ amount: productPrices.amount })
        .from(productPrices)
        .where(eq(productPrices.originId, originId))
        .orderBy(productPrices.since)
      expect(prices).toEqual([{ amount: 2_000 }, { amount: 1_500 }])
      expect((await allProducts(source.id)).map(({ retiredAt }) => retiredAt !== null)).toEqual([
        false,
        false,
        true,
      ])
      const third = await again(person, source.id, csv(changed, lamp('L2'), lamp('L3')))
      expect(third.run).toMatchObject({ added: 1, unchanged: 2, retired: 0 })
      expect((await allProducts(source.id))[2]).toMatchObject({
        originId: three?.originId,
        retiredAt: null,
      })
    })

    test('a kind that is gone is gone from its product, and one that changes its group changes both', async () => {
      sites()
      const person = await shop()
      const of = (id: string, group: string, price: string) =>
        lamp(id, { item_group_id: group, size: id, price })
      const rows = [of('A', 'G', '8 USD'), of('B', 'G', '9 USD'), of('C', 'H', '7 USD')]
      const source = await created(person, csv(...rows))
      const priceOf = async () => (await allProducts(source.id)).map(({ price }) => price)
      expect(await priceOf()).toEqual([800, 700])
      const [, b = lamp('B'), c = lamp('C')] = rows
      const without = await again(person, source.id, csv(b, c))
      expect(without.run).toMatchObject({ unchanged: 2, retired: 0 })
      expect(await priceOf()).toEqual([900, 700])
      const moved = await again(person, source.id, csv(b, { ...c, item_group_id: 'G' }))
      expect(moved.run).toMatchObject({ changed: 1, unchanged: 1, retired: 1 })
      expect(await priceOf()).toEqual([700, 700])
    })

    test('a file without most of the products retires none, until somebody reads it again', async () => {
      sites()
      const person = await shop()
      const source = await created(person, csv(...lamps(1, 30)))
      const few = csv(...lamps(1, 10))
      const held = await again(person, source.id, few)
      expect(held.run).toMatchObject({ state: 'failed', why: 'catalog-mostly-gone', retired: 0 })
      expect(held.products).toBe(30)
      const confirmed = await again(person, source.id, few)
      expect(confirmed.run).toMatchObject({ state: 'done', retired: 20 })
      expect(confirmed.products).toBe(10)
      const none = await again(person, source.id, csv())
      expect(none.run).toMatchObject({ state: 'failed', why: 'catalog-mostly-gone' })
    })

    test('a picture that can’t be fetched is in the report, and fetched at the next run', async () => {
      const pages = sites()
      const person = await shop()
      const image_link = 'https://shop.example/two.jpg'
      const rows = csv(lamp('L1'), lamp('L2', { image_link }))
      const source = await created(person, rows)
      expect(source).toMatchObject({ products: 2, pictures_failed: 1, run: { refused: 0 } })
      const { lines } = await person.done(getCatalogReport, { run_id: source.run.id })
      expect(lines).toEqual([
        {
          row: 2,
          item: 'L2',
          column: null,
          fault: 'picture-unfetched',
          value: image_link,
          why: 'outside-unreachable',
        },
      ])
      pages.put(image_link, { body: await drawnScene(42), contentType: 'image/jpeg' })
      const fetch = vi.mocked(service().ports.pages.fetch)
      fetch.mockClear()
      expect(await again(person, source.id, rows)).toMatchObject({ pictures_failed: 0 })
      expect(fetch.mock.calls.map(([url]) => url)).toEqual([image_link])
    })

    test('pictures that the machine has no room for wait, and are not given up', async () => {
      sites()
      const person = await shop()
      const { ports } = service()
      const { images, jobs } = ports
      const prepare = vi
        .spyOn(images, 'prepare')
        .mockResolvedValueOnce({ ok: false, fault: 'too-fast' })
      const enqueue = vi.spyOn(jobs, 'enqueue')
      const upload_id = await uploaded(person, csv(lamp('L1')))
      const { id } = await person.done(createCatalogSource, {
        name: 'Lamps',
        origin: 'upload',
        upload_id,
      })
      await vi.waitFor(
        () => {
          const [, , payload, options] = enqueue.mock.lastCall ?? []
          expect(payload).toMatchObject({ source_id: id })
          expect(options).toEqual({ delaySeconds: 60 })
        },
        { timeout: 10_000 },
      )
      const by = prepare.mock.calls.map(([, { who }]) => who)
      expect(by).toEqual([`catalogs-${(await selfOf(person)).id}`])
      expect(await sourceOf(person, id)).toMatchObject({ pictures_waiting: 1, pictures_failed: 0 })
      prepare.mockRestore()
      enqueue.mockRestore()
      const [row] = await ports.db.select().from(catalogSources).where(eq(catalogSources.id, id))
      const payload = { source_id: id, job: row?.picturesJob ?? '' }
      await handleCatalogPictures(ports).run({ ...running, payload })
      expect(await sourceOf(person, id)).toMatchObject({ products: 1, pictures_waiting: 0 })
    })

    test('pictures of an earlier job are left to the later one', async () => {
      sites()
      const person = await shop()
      const source = await created(person, csv(lamp('L1')))
      const payload = { source_id: source.id, job: 'earlier' }
      const fetch = vi.mocked(service().ports.pages.fetch)
      fetch.mockClear()
      await handleCatalogPictures(service().ports).run({ ...running, payload })
      expect(fetch).not.toHaveBeenCalled()
    })

    test('a source goes on the board that was chosen, and on a new one when that is gone', async () => {
      sites()
      const person = await shop()
      const board = await boardOf(person, 'Chosen', 'secret')
      const source = await created(person, csv(lamp('L1')), { board_id: board.id })
      expect(source.board).toMatchObject({ name: 'Chosen' })
      const { db, clock } = service().ports
      await db.update(boards).set({ deletedAt: clock.now() }).where(eq(boards.id, board.id))
      const next = await again(person, source.id, csv(...lamps(1, 2), lamp('L1')))
      expect(next.board).toMatchObject({ name: 'Lamps' })
    })
  })
