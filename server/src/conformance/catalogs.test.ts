import {
  type CatalogRun,
  type CatalogSource,
  cancelCatalogRun,
  createCatalogSource,
  deleteCatalogSource,
  getCatalogReport,
  getCatalogRuns,
  getCatalogSources,
  runCatalogSource,
  updateCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test, vi } from 'vitest'
import { boards } from '../domains/boards/tables.ts'
import { deleteCatalogs } from '../domains/catalogs/delete-source.ts'
import { handleCatalogPictures } from '../domains/catalogs/fetch-pictures.ts'
import { partKey } from '../domains/catalogs/file-parts.ts'
import { handleCatalogSchedule, handleCatalogSweep } from '../domains/catalogs/sweep-jobs.ts'
import { catalogProducts, catalogReport, catalogRuns } from '../domains/catalogs/tables.ts'
import { feedBytes } from '../domains/catalogs/testing/feed-bytes.ts'
import { type MadeFeedOptions, madeFeed } from '../domains/catalogs/testing/made-feed.ts'
import { users } from '../domains/identity/tables.ts'
import { pins } from '../domains/pins/tables.ts'
import { takeAttempt } from '../domains/rate-limits/attempts.ts'
import { productPrices, products, productVariants } from '../domains/shopping/tables.ts'
import { asc, eq } from '../platform/database/sql.ts'
import { memoryPages } from '../platform/pages/memory.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const picture = await drawnScene(41)
const columns = [
  'id',
  'title',
  'link',
  'image_link',
  'price',
  'availability',
  'item_group_id',
  'size',
]

/** Writes a row: what is left out is that of a lamp. */
const lamp = (id: string, over: Readonly<Record<string, string>> = {}) => ({
  id,
  title: `Lamp ${id}`,
  link: `https://shop.example/${id}`,
  image_link: 'https://shop.example/one.jpg',
  price: '20.00 USD',
  availability: 'in stock',
  item_group_id: '',
  size: '',
  ...over,
})
const csv = (...rows: readonly Readonly<Record<string, string>>[]) =>
  new TextEncoder().encode(
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
      .map((cells) => `${cells.join(',')}\n`)
      .join(''),
  )
const lamps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => lamp(`L${from + at}`))

const address = 'https://shop.example/products.csv'
const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`catalogues on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) }, sample: null }))
    const sites = () => {
      const pages = memoryPages()
      vi.spyOn(service().ports.pages, 'fetch').mockImplementation((url, wish) =>
        pages.fetch(url, wish),
      )
      pages.put('https://shop.example/one.jpg', { body: picture, contentType: 'image/jpeg' })
      return pages
    }
    const shop = async () => {
      const person = await member(service())
      const { id } = await selfOf(person)
      await service().ports.db.update(users).set({ isPartner: true }).where(eq(users.id, id))
      return person
    }
    const sourceOf = async (person: Person, id: string): Promise<CatalogSource> => {
      const found = (await person.done(getCatalogSources, {})).find((each) => each.id === id)
      if (found === undefined) throw new Error('The source is gone.')
      return found
    }
    /** Waits for the end of a run and of its pictures. */
    const ended = (person: Person, id: string): Promise<CatalogSource & { run: CatalogRun }> =>
      vi.waitFor(
        async () => {
          const source = await sourceOf(person, id)
          const { run } = source
          if (run === null || run.ended_at === null || source.pictures_waiting > 0)
            throw new Error(`It still runs: ${JSON.stringify(source)}`)
          return { ...source, run }
        },
        { timeout: 30_000, interval: 30 },
      )
    const created = async (person: Person, bytes: Uint8Array, over = {}) => {
      const upload_id = await uploaded(person, new Uint8Array(bytes))
      const { id } = await person.done(createCatalogSource, {
        ...{ name: 'Lamps', origin: 'upload', upload_id, ...over },
      })
      return ended(person, id)
    }
    const again = async (person: Person, id: string, bytes: Uint8Array) => {
      now += 1_000
      const upload_id = await uploaded(person, new Uint8Array(bytes))
      await person.done(runCatalogSource, { id, upload_id })
      return ended(person, id)
    }
    const allProducts = (id: string) =>
      service()
        .ports.db.select({
          key: catalogProducts.key,
          originId: catalogProducts.originId,
          title: pins.title,
          price: pins.priceAmount,
          retiredAt: products.retiredAt,
          availability: products.availability,
        })
        .from(catalogProducts)
        .leftJoin(pins, eq(pins.id, catalogProducts.originId))
        .leftJoin(products, eq(products.originId, catalogProducts.originId))
        .where(eq(catalogProducts.sourceId, id))
        .orderBy(asc(catalogProducts.key))

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
        ...{ origin: 'upload', rhythm: 'never', products: 4, pictures_failed: 0 },
        ...{ board: { name: 'Lamps' }, next_run_at: null },
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

    test('every refused row is in the report with its column, its fault and its value, and keeps its product', async () => {
      sites()
      const person = await shop()
      const options: MadeFeedOptions = {
        ...{ rows: 60, faults: 20 },
        format: 'csv',
        pictures: () => 'https://shop.example/one.jpg',
      }
      const feed = madeFeed(options)
      const source = await created(person, await feedBytes(options))
      expect(source.run).toMatchObject({
        ...{ state: 'done', rows: feed.rows, added: feed.accepted },
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
        ...{ originId: three?.originId, retiredAt: null },
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
          ...{ row: 2, item: 'L2', column: null, fault: 'picture-unfetched' },
          ...{ value: image_link, why: 'outside-unreachable' },
        },
      ])
      pages.put(image_link, { body: await drawnScene(42), contentType: 'image/jpeg' })
      const fetch = vi.mocked(service().ports.pages.fetch)
      fetch.mockClear()
      expect(await again(person, source.id, rows)).toMatchObject({ pictures_failed: 0 })
      expect(fetch.mock.calls.map(([url]) => url)).toEqual([image_link])
    })

    test('a source at an address is read on its schedule; a file that is the same ends at once, and failures back off', async () => {
      const pages = sites()
      const person = await shop()
      const put = (etag: string, ...rows: ReturnType<typeof lamps>) =>
        pages.put(address, { body: csv(...rows), contentType: 'text/csv', etag })
      put('"1"', ...lamps(1, 3), lamp('L4', { price: 'x' }))
      const { id } = await person.done(createCatalogSource, {
        ...{ name: 'Hourly', origin: 'address', address, rhythm: 'hourly' },
      })
      expect((await ended(person, id)).run).toMatchObject({ added: 3, refused: 1 })
      const due = async (milliseconds: number) => {
        now += milliseconds
        const before = (await sourceOf(person, id)).run?.id
        await Promise.all([1, 2].map(() => handleCatalogSchedule(service().ports).run(running)))
        const source = await ended(person, id)
        return { ...source, isNew: source.run.id !== before }
      }
      expect(await due(1_800_000)).toMatchObject({ isNew: false })
      const same = await due(1_900_000)
      expect(same).toMatchObject({
        isNew: true,
        run: { state: 'done', rows: 4, unchanged: 3, refused: 1 },
      })
      const { lines } = await person.done(getCatalogReport, { run_id: same.run.id })
      expect(lines).toMatchObject([{ row: 4, fault: 'price-unfit' }])
      put('"2"', ...lamps(1, 4))
      expect((await due(3_700_000)).run).toMatchObject({ added: 1, unchanged: 3 })
      pages.put(address, { fault: 'bad-status' })
      const failed = await due(3_700_000)
      expect(failed.run).toMatchObject({ state: 'failed', why: 'outside-unreachable' })
      expect(Date.parse(failed.next_run_at ?? '') - now).toBe(2 * 3_600_000)
      expect(failed.products).toBe(4)
      const told = await person.done(getNotifications, {})
      expect(told).toHaveLength(1)
      const sweep = handleCatalogSweep(service().ports)
      for (let run = 0; run < 3; run += 1) await due(20 * 3_600_000)
      await sweep.run(running)
      expect(await person.done(getCatalogRuns, { id })).toHaveLength(5)
      const { db } = service().ports
      expect(await db.$count(catalogRuns, eq(catalogRuns.sourceId, id))).toBe(5)
      expect(await db.$count(catalogReport, eq(catalogReport.runId, same.run.id))).toBe(0)
    })

    test('only businesses have sources, only their own, and only of what they may read', async () => {
      sites()
      const [person, other, private_] = [await shop(), await shop(), await member(service())]
      expect((await private_.call(getCatalogSources, {})).error?.code).toBe('business-needed')
      const source = await created(person, csv(lamp('L1')))
      const { id } = source
      expect(await other.done(getCatalogSources, {})).toEqual([])
      const refusals = [
        await other.call(updateCatalogSource, { id }),
        await other.call(deleteCatalogSource, { id }),
        await other.call(runCatalogSource, { id }),
        await other.call(cancelCatalogRun, { id }),
        await other.call(getCatalogRuns, { id }),
      ]
      for (const { error } of refusals) expect(error?.code).toBe('not-found')
      const report = await other.call(getCatalogReport, { run_id: source.run.id })
      expect(report.error?.code).toBe('not-found')
      const create = async (input: Readonly<Record<string, unknown>>) =>
        (await person.call(createCatalogSource, { name: 'X', ...input })).error?.code
      const upload_id = await uploaded(other, csv(lamp('L1')))
      expect(await create({ origin: 'upload', upload_id })).toBe('not-found')
      expect(await create({ origin: 'upload' })).toBe('not-found')
      const html = await uploaded(person, new TextEncoder().encode('<html>'))
      expect(await create({ origin: 'upload', upload_id: html })).toBe('catalog-unreadable')
      for (const unfit of ['ftp://shop.example/x', 'x', 'https://shop.example:8080/x', undefined])
        expect(await create({ origin: 'address', address: unfit })).toBe('catalog-address-unfit')
      expect(await create({ origin: 'website', address: 'shop.example' })).toBe(
        'website-not-claimed',
      )
      const { id: board_id } = await boardOf(other, 'Theirs')
      const onBoard = { origin: 'address', address, board_id }
      expect(await create(onBoard)).toBe('not-allowed')
      for (let at = 0; at < 19; at += 1)
        await person.done(createCatalogSource, { name: `S${at}`, origin: 'address', address })
      expect(await create({ origin: 'address', address })).toBe('catalogs-many')
      const moved = await person.done(updateCatalogSource, { id, name: 'Renamed', rhythm: 'daily' })
      expect(moved).toMatchObject({ name: 'Renamed', rhythm: 'never' })
    })

    test('a deleted source retires its products, and their pins stay', async () => {
      sites()
      const person = await shop()
      const source = await created(person, csv(...lamps(1, 2)))
      const before = await allProducts(source.id)
      await person.done(deleteCatalogSource, { id: source.id })
      expect(await person.done(getCatalogSources, {})).toEqual([])
      const { db } = service().ports
      const originId = before[0]?.originId ?? expect.fail('No pin.')
      await vi.waitFor(async () => {
        const [row] = await db.select().from(products).where(eq(products.originId, originId))
        expect(row?.retiredAt).not.toBeNull()
        expect(await allProducts(source.id)).toEqual([])
      })
      expect(await db.$count(pins, eq(pins.id, originId))).toBe(1)
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

    test('runs are limited for an account', async () => {
      sites()
      const person = await shop()
      const source = await created(person, csv(lamp('L1')))
      const { db, clock } = service().ports
      const { id: userId } = await selfOf(person)
      const limit = { most: 60, windowMinutes: 60 }
      for (let run = 1; run < limit.most; run += 1)
        await takeAttempt(db, `catalog-run:${userId}`, limit, clock.now())
      const refused = await person.call(runCatalogSource, { id: source.id })
      expect(refused.error?.code).toBe('too-fast')
    })

    test('an account that is deleted leaves no source and no file', async () => {
      sites()
      const person = await shop()
      const { id: userId } = await selfOf(person)
      const source = await created(person, csv(lamp('L1')))
      const { db, blobs } = service().ports
      const key = partKey(source.run.id, 0)
      await blobs.put(key, { bytes: new Uint8Array(1), contentType: 'text/csv' })
      await db.update(catalogRuns).set({ fileParts: 1 }).where(eq(catalogRuns.id, source.run.id))
      await deleteCatalogs(service().ports, userId)
      expect(await blobs.sizeOf(key)).toBeUndefined()
      expect(await person.done(getCatalogSources, {})).toEqual([])
      expect(await allProducts(source.id)).toEqual([])
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
  })
