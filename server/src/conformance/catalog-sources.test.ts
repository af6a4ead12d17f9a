import {
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
import { describe, expect, test, vi } from 'vitest'
import { takeAttempt } from '../contexts/base/rate-limits/attempts.ts'
import { deleteCatalogs } from '../contexts/discovery/catalogs/delete-source.ts'
import { partKey } from '../contexts/discovery/catalogs/file-parts.ts'
import {
  handleCatalogSchedule,
  handleCatalogSweep,
} from '../contexts/discovery/catalogs/sweep-jobs.ts'
import { catalogItems, catalogReport, catalogRuns } from '../contexts/discovery/catalogs/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { officialDomains } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { catalogShop, running } from './catalog-shop.ts'
import { oneDatabase } from './database-kinds.ts'
import { csv, lamp, lamps } from './lamp-feed.ts'
import { boardOf, member, type Person } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const address = 'https://shop.example/products.csv'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sources of catalogues on ${kind}`, () => {
    const { service, now, later, sites, shop, sourceOf, ended, created, allProducts } =
      catalogShop(open)

    test('a source at an address is read on its schedule; a file that is the same ends at once, and failures back off', async () => {
      const pages = sites()
      const person = await shop()
      const put = (etag: string, ...rows: ReturnType<typeof lamps>) =>
        pages.put(address, { body: csv(...rows), contentType: 'text/csv', etag })
      put('"1"', ...lamps(1, 3), lamp('L4', { price: 'x' }))
      const { id } = await person.done(createCatalogSource, {
        name: 'Hourly',
        origin: 'address',
        address,
        rhythm: 'hourly',
      })
      expect((await ended(person, id)).run).toMatchObject({ added: 3, refused: 1 })
      const due = async (milliseconds: number) => {
        later(milliseconds)
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
      const { db } = service().ports
      const runById = async (runId: string) =>
        (await db.select().from(catalogRuns).where(eq(catalogRuns.id, runId)))[0]
      const readBy = (runId: string) => db.$count(catalogItems, eq(catalogItems.runId, runId))
      expect(await runById(same.run.id)).toMatchObject({ isFetched: false })
      const { lines } = await person.done(getCatalogReport, { run_id: same.run.id })
      expect(lines).toMatchObject([{ row: 4, fault: 'price-unfit' }])
      put('"2"', ...lamps(1, 4))
      expect((await due(3_700_000)).run).toMatchObject({ added: 1, unchanged: 3 })
      put('"3"', ...lamps(1, 4))
      const sameBytes = await due(3_700_000)
      expect(await runById(sameBytes.run.id)).toMatchObject({ isFetched: true, unchanged: 4 })
      expect(await readBy(sameBytes.run.id)).toBe(0)
      const nextDay = await due(24 * 3_600_000)
      expect(nextDay.run).toMatchObject({ state: 'done', unchanged: 4 })
      expect(await readBy(nextDay.run.id)).toBe(4)
      pages.put(address, { fault: 'bad-status' })
      const failed = await due(3_700_000)
      expect(failed.run).toMatchObject({ state: 'failed', why: 'outside-unreachable' })
      expect(Date.parse(failed.next_run_at ?? '') - now()).toBe(2 * 3_600_000)
      expect(failed.products).toBe(4)
      const told = await person.done(getNotifications, {})
      expect(told).toHaveLength(1)
      const sweep = handleCatalogSweep(service().ports)
      for (let run = 0; run < 3; run += 1) await due(20 * 3_600_000)
      await sweep.run(running)
      expect(await person.done(getCatalogRuns, { id })).toHaveLength(5)
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

    /** Claims a new website for somebody, whose pages are as they are put. */
    const claimed = async (person: Person, pages: ReturnType<typeof sites>) => {
      const { db, clock, keys } = service().ports
      const domain = `lamps-${keys.next().slice(0, 8).toLowerCase()}.example`.replaceAll('_', '-')
      const origin = `https://${domain}`
      const { id: userId } = await selfOf(person)
      await db.insert(officialDomains).values({ domain, userId, createdAt: clock.now() })
      pages.put(`${origin}/robots.txt`, { fault: 'bad-status', status: 404 })
      const list = (...paths: readonly string[]) => {
        const urls = paths.map((path) => `<url><loc>${origin}/${path}</loc></url>`)
        pages.put(`${origin}/sitemap.xml`, {
          body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
          contentType: 'application/xml',
        })
      }
      const put = (path: string, head: string) =>
        pages.put(`${origin}/${path}`, {
          body: `<title>x</title>${head}`,
          contentType: 'text/html',
        })
      const sell = (path: string, price: string) => {
        const offers = { '@type': 'Offer', price, priceCurrency: 'EUR' }
        const image = 'https://shop.example/one.jpg'
        const thing = { '@type': 'Product', name: `Lamp ${path}`, sku: path, image, offers }
        const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
        put(path, `<script type="application/ld+json">${json}</script>`)
      }
      return { domain, origin, list, put, sell }
    }
    const shownLines = async (person: Person, run_id: string) =>
      (await person.done(getCatalogReport, { run_id })).lines.map(({ row, fault, why }) => [
        row,
        fault,
        why,
      ])

    test('a claimed website is read page by page, and no longer than it is claimed', async () => {
      const pages = sites()
      const person = await shop()
      const { domain, list, put, sell } = await claimed(person, pages)
      list('a', 'b', 'c')
      sell('a', '12.50')
      sell('b', 'free')
      const tags = [
        ['og:type', 'product'],
        ['og:title', 'Lamp c'],
        ['og:image', 'https://shop.example/one.jpg'],
        ['product:price:amount', '9.00'],
        ['product:price:currency', 'EUR'],
      ]
      put('c', tags.map(([name, value]) => `<meta property="${name}" content="${value}">`).join(''))
      const { id } = await person.done(createCatalogSource, {
        name: 'Site',
        origin: 'website',
        address: `https://www.${domain}/`,
        rhythm: 'daily',
      })
      const source = await ended(person, id)
      expect(source).toMatchObject({
        address: domain,
        products: 2,
        run: { state: 'done', added: 2 },
      })
      expect(await allProducts(id)).toMatchObject([
        { key: 'item:/c', title: 'Lamp c', price: 900 },
        { key: 'item:a', title: 'Lamp a', price: 1_250 },
      ])
      expect(await shownLines(person, source.run.id)).toEqual([[2, 'price-unfit', undefined]])
      const { db } = service().ports
      await db.delete(officialDomains).where(eq(officialDomains.domain, domain))
      later(1_000)
      await person.done(runCatalogSource, { id })
      expect((await ended(person, id)).run).toMatchObject({
        state: 'failed',
        why: 'website-not-claimed',
      })
    })

    test('a page that can’t be read keeps its product; one that is gone, or sells nothing more, retires it', async () => {
      const pages = sites()
      const person = await shop()
      const { domain, origin, list, put, sell } = await claimed(person, pages)
      const all = ['broken', 'dear', 'empty', 'gone', 'stays']
      list(...all)
      for (const path of all) sell(path, '10.00')
      const { id } = await person.done(createCatalogSource, {
        name: 'Site',
        origin: 'website',
        address: domain,
      })
      expect(await ended(person, id)).toMatchObject({ products: 5 })
      pages.put(`${origin}/broken`, { fault: 'bad-status', status: 503 })
      sell('dear', 'on request')
      put('empty', '')
      pages.put(`${origin}/gone`, { fault: 'bad-status', status: 404 })
      later(1_000)
      await person.done(runCatalogSource, { id })
      const { run } = await ended(person, id)
      expect(run).toMatchObject({ state: 'done', unchanged: 1, retired: 2, refused: 3 })
      const left = (await allProducts(id)).filter(({ retiredAt }) => retiredAt === null)
      expect(left.map(({ key }) => key)).toEqual(['item:broken', 'item:dear', 'item:stays'])
      expect(await shownLines(person, run.id)).toEqual([
        [1, 'page-unfetched', 'outside-unreachable'],
        [2, 'price-unfit', undefined],
        [4, 'page-gone', undefined],
      ])
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
  })
