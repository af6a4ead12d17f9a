import { updateBoard } from '@tessera/contracts/calls/boards'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import {
  compareProducts,
  dropKeptProduct,
  getKeptProducts,
  getProduct,
  keepProduct,
  updateKeptProduct,
} from '@tessera/contracts/calls/products'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test, vi } from 'vitest'
import { pins } from '../contexts/pins/pins/tables.ts'
import { addProduct } from '../contexts/pins/products/add-product.ts'
import { changeProducts, retireProducts } from '../contexts/pins/products/change-products.ts'
import type { ProductFacts } from '../contexts/pins/products/product-facts.ts'
import { productPrices, products, saidColumns } from '../contexts/pins/products/tables.ts'
import { eq, getTableColumns, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const factsOf = (more: Partial<ProductFacts> = {}): ProductFacts => ({
  brand: 'Lumen',
  shop: 'Lamps',
  domain: 'lamps.example',
  color: 'Oak',
  style: null,
  category: 'light',
  price: usd(10_000),
  regularPriceAmount: null,
  availability: 'in stock',
  variants: [],
  ...more,
})

const small = {
  title: 'Small',
  color: '',
  size: 'S',
  amount: 8_000,
  currency: 'USD',
  link: null,
  availability: 'in stock' as const,
}

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`products on ${kind}`, () => {
    const service = openedService(open)

    /** Creates a product pin on a board of its own. */
    const sold = async (owner: Person, more: Partial<ProductFacts> = {}, title = 'Oak lamp') => {
      const { db, ids, clock } = service().ports
      const board = await boardOf(owner, `Shop ${ids.next()}`)
      const { id } = await made(owner, board, { title })
      const facts = factsOf(more)
      await db.transaction(async (tx) => {
        const { amount = null, currency = null } = facts.price ?? {}
        await tx
          .update(pins)
          .set({ priceAmount: amount, priceCurrency: currency })
          .where(eq(pins.id, id))
        await addProduct(tx, id, facts, clock.now())
      })
      return { id, board }
    }

    const change = (originId: PinId, more: Partial<ProductFacts>, days = 0) => {
      const { ports } = service()
      const now = new Date(Date.now() + days * day)
      return ports.db.transaction((tx) =>
        changeProducts(tx, { ...ports, clock: { now: () => now } }, [
          { originId, facts: factsOf(more) },
        ]),
      )
    }

    /** Returns what somebody was told about products, newest first. */
    const told = async (person: Person) =>
      (await person.done(getNotifications, {})).map(({ kind, data }) => [kind, data])

    /** Waits until the people who saved products were told. */
    const settled = () =>
      vi.waitFor(
        async () => {
          const { rows } = await service().ports.db.execute(
            sql`select count(*)::int as waiting from pgboss.job
              where name = 'tell-product-keepers' and state < 'completed'`,
          )
          expect(rows).toEqual([{ waiting: 0 }])
        },
        { timeout: 15_000, interval: 50 },
      )

    test('a change of a product writes every column of what its shop says', async () => {
      const owner = await member(service())
      const { id } = await sold(owner)
      const isNumber = new Set(
        Object.entries(getTableColumns(products))
          .filter(([, { dataType }]) => dataType === 'number')
          .map(([column]) => column),
      )
      const said = Object.fromEntries(
        saidColumns.map((column) => [column, isNumber.has(column) ? 12_345 : `new ${column}`]),
      )
      await change(id, said)
      const rows = await service().ports.db.select().from(products).where(eq(products.originId, id))
      expect(rows).toMatchObject([said])
    })

    test('a product has its facts, its kinds and the price it began with, for its copies too', async () => {
      const [owner, saver] = [await member(service()), await member(service())]
      const { id } = await sold(owner, { variants: [small], regularPriceAmount: 12_000 })
      const board = await boardOf(saver, 'Lamps')
      const copy = await saver.done(savePin, { pin_id: id, board_id: board.id })
      const looker = visitor(service())
      for (const pin_id of [id, copy.id]) {
        const product = await looker.done(getProduct, { pin_id })
        expect(product).toMatchObject({
          id,
          brand: 'Lumen',
          price: usd(10_000),
          regular_price: usd(12_000),
          kept: null,
          availability: 'in stock',
          is_retired: false,
          drop: null,
          variants: [{ title: 'Small', price: usd(8_000) }],
        })
        expect(product.history.map(({ amount }) => amount)).toEqual([10_000])
      }
      expect(await looker.done(getPin, { id, field_set_key: 'detailed' })).toMatchObject({
        is_product: true,
      })
      const { id: plain } = await made(owner, await boardOf(owner, 'Plain'), {
        title: 'No product',
      })
      expect((await looker.call(getProduct, { pin_id: plain })).error?.code).toBe('product-missing')
    })

    test('a lower price is a drop until it rises, and the history keeps each price', async () => {
      const owner = await member(service())
      const { id } = await sold(owner)
      const product = () => owner.done(getProduct, { pin_id: id })
      await change(id, { price: usd(8_000) }, 1)
      expect(await product()).toMatchObject({ price: usd(8_000), drop: { from: usd(10_000) } })
      await change(id, { price: usd(9_000) }, 2)
      expect(await product()).toMatchObject({ price: usd(9_000), drop: null })
      await change(id, { price: { amount: 7_000, currency: 'EUR' } }, 3)
      const { drop, history } = await product()
      expect(drop).toBeNull()
      expect(history.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([
        '10000 USD',
        '8000 USD',
        '9000 USD',
        '7000 EUR',
      ])
      expect((await owner.done(getPin, { id })).price).toEqual({ amount: 7_000, currency: 'EUR' })
    })

    test('a product from before the history begins with the price it has, and goes on from there', async () => {
      const { db } = service().ports
      const owner = await member(service())
      const { id } = await sold(owner)
      await db.delete(productPrices).where(eq(productPrices.originId, id))
      const amounts = async () =>
        (await owner.done(getProduct, { pin_id: id })).history.map(({ amount }) => amount)
      expect(await amounts()).toEqual([10_000])
      await change(id, { price: usd(9_500) }, 1)
      expect(await amounts()).toEqual([10_000, 9_500])
    })

    test('hundreds of products that say nothing new write nothing', async () => {
      const { db } = service().ports
      const owner = await member(service())
      const { id } = await sold(owner, { variants: [small] })
      const versions = async () =>
        (
          await db.execute(sql`select p.xmin::text as pin, d.xmin::text as product,
            v.xmin::text as variant from pins p join products d on d.origin_id = p.id
            join product_variants v on v.origin_id = p.id where p.id = ${id}::bigint`)
        ).rows
      const before = await versions()
      await change(id, { variants: [small] }, 1)
      expect(await versions()).toEqual(before)
      await change(id, { variants: [{ ...small, amount: 7_500 }] }, 1)
      const after = await owner.done(getProduct, { pin_id: id })
      expect(after.variants[0]?.price).toEqual(usd(7_500))
      expect(after.history).toHaveLength(1)
    })

    test('people who saved a product are told once that it costs less, with the latest price', async () => {
      const [owner, keeper, picky, deaf] = await Promise.all(
        [0, 1, 2, 3].map(() => member(service())),
      )
      if (!owner || !keeper || !picky || !deaf) throw new Error('Nobody came.')
      const { id } = await sold(owner)
      await keeper.done(keepProduct, { pin_id: id })
      await picky.done(keepProduct, { pin_id: id, tells_from: 7_500 })
      await deaf.done(keepProduct, { pin_id: id, tells_drops: false })
      await change(id, { price: usd(8_000) })
      await settled()
      const first = { from: 10_000, price: 8_000, currency: 'usd' }
      expect(await told(keeper)).toEqual([['price-dropped', first]])
      expect(await told(picky)).toEqual([])
      await change(id, { price: usd(7_000) })
      await settled()
      const latest = [['price-dropped', { ...first, price: 7_000 }]]
      expect([await told(keeper), await told(picky)]).toEqual([latest, latest])
      expect([await told(deaf), await told(owner)]).toEqual([[], []])
      const [{ subject } = { subject: null }] = await keeper.done(getNotifications, {})
      expect(subject).toMatchObject({ type: 'pin', id, title: 'Oak lamp' })
    })

    test('people are told that a product is back in stock, unless they may no longer see it', async () => {
      const [owner, keeper, late] = await Promise.all([0, 1, 2].map(() => member(service())))
      if (!owner || !keeper || !late) throw new Error('Nobody came.')
      const [shown, hidden] = [
        await sold(owner, { availability: 'out of stock' }),
        await sold(owner, { availability: 'out of stock' }, 'Secret lamp'),
      ]
      for (const { id } of [shown, hidden]) await keeper.done(keepProduct, { pin_id: id })
      await late.done(keepProduct, { pin_id: shown.id, tells_back: false })
      await owner.done(updateBoard, { board_id: hidden.board.id, privacy: 'secret' })
      for (const { id } of [shown, hidden]) await change(id, {})
      await settled()
      expect(await told(keeper)).toEqual([['back-in-stock', { price: 10_000, currency: 'usd' }]])
      expect(await told(late)).toEqual([])
      const kept = await keeper.done(getKeptProducts, {})
      expect(kept.map(({ pin }) => pin.id)).toEqual([shown.id])
      expect((await keeper.call(getProduct, { pin_id: hidden.id })).error?.code).toBe('not-found')
    })

    test('a retired product stays in the list as no longer sold, and is listed again by its shop', async () => {
      const { ports } = service()
      const [owner, keeper] = [await member(service()), await member(service())]
      const { id } = await sold(owner)
      await keeper.done(keepProduct, { pin_id: id })
      await ports.db.transaction((tx) => retireProducts(tx, ports, [id]))
      const [gone] = await keeper.done(getKeptProducts, {})
      expect(gone?.product.is_retired).toBe(true)
      await change(id, {})
      await settled()
      const [back] = await keeper.done(getKeptProducts, {})
      expect(back?.product.is_retired).toBe(false)
      expect(await told(keeper)).toEqual([['back-in-stock', { price: 10_000, currency: 'usd' }]])
    })

    test('products that are saved for later are listed page by page in each order, and removing one can be undone', async () => {
      const [owner, keeper] = [await member(service()), await member(service())]
      const made = [
        await sold(owner, { price: usd(5_000) }, 'A'),
        await sold(owner, { price: usd(9_000) }, 'B'),
        await sold(owner, { price: { amount: 100, currency: 'EUR' } }, 'C'),
        await sold(owner, { price: usd(7_000) }, 'D'),
      ]
      for (const { id } of made) await keeper.done(keepProduct, { pin_id: id })
      const [a, b] = made
      if (!a || !b) throw new Error('Nothing is sold.')
      await change(a.id, { price: usd(4_500) })
      await change(b.id, { price: usd(4_600) })
      const listed = async (order: string) => {
        const titles: string[] = []
        for (let bookmark: string | null | undefined; bookmark !== null; ) {
          const page = await keeper.call(getKeptProducts, {
            order,
            page_size: 2,
            ...(bookmark === undefined ? {} : { bookmark }),
          })
          titles.push(...(page.data ?? []).map(({ pin }) => pin.title))
          bookmark = page.bookmark
        }
        return titles.join('')
      }
      expect(await listed('latest')).toBe('DCBA')
      expect((await listed('drop')).slice(0, 2)).toBe('BA')
      expect(await listed('price')).toBe('CABD')
      const { kept } = await keeper.done(dropKeptProduct, { pin_id: b.id })
      expect(kept).toMatchObject({ price: usd(9_000), tells_drops: true, tells_from: null })
      expect(await listed('latest')).toBe('DCA')
      await keeper.done(keepProduct, { pin_id: b.id, ...kept })
      expect(await listed('latest')).toBe('DCBA')
      const bad = await keeper.call(getKeptProducts, { order: 'price', bookmark: 'WzFd' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('what somebody is told about a product can be changed while it is saved', async () => {
      const [owner, keeper] = [await member(service()), await member(service())]
      const { id } = await sold(owner)
      const update = { pin_id: id, tells_from: 500, tells_back: false }
      expect((await keeper.call(updateKeptProduct, update)).error?.code).toBe('product-not-kept')
      await keeper.done(keepProduct, { pin_id: id })
      const { kept } = await keeper.done(updateKeptProduct, update)
      expect(kept).toMatchObject({ tells_drops: true, tells_from: 500, tells_back: false })
      expect((await owner.done(getProduct, { pin_id: id })).kept).toBeNull()
    })

    test('up to four products are compared; a pin without one, or unseen, is named', async () => {
      const owner = await member(service())
      const [one, two] = [await sold(owner, {}, 'One'), await sold(owner, {}, 'Two')]
      const { id: plain } = await made(owner, one.board, { title: 'Plain' })
      await owner.done(updateBoard, { board_id: two.board.id, privacy: 'secret' })
      const asked = { pin_ids: [two.id, plain, one.id, one.id] }
      const shown = await visitor(service()).done(compareProducts, asked)
      expect(shown.products.map(({ pin }) => pin.title)).toEqual(['One'])
      expect(shown.missing).toEqual([two.id, plain])
      const own = await owner.done(compareProducts, { pin_ids: [two.id, one.id] })
      expect(own.products.map(({ pin }) => pin.title)).toEqual(['Two', 'One'])
      const many = { pin_ids: Array.from({ length: 5 }, () => one.id) }
      expect((await owner.call(compareProducts, many)).error?.code).toBe('bad-input')
    })
  })
