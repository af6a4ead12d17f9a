import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { plainColorOf, plainOf } from '../contexts/discovery/search/color-words.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { databaseKinds } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { found } from './titles-found.ts'

interface Sold {
  readonly title: string
  readonly brand: string
  readonly amount: number
  readonly before?: number
  readonly currency?: string
  readonly colour?: string
  readonly picture?: string
  readonly style?: string
  readonly availability?: 'out of stock' | 'preorder'
  readonly isRetired?: boolean
}

const blue = '#2040c0'
const red = '#c02020'

const goods: readonly Sold[] = [
  { title: 'Theremin one', brand: 'Orfeo', amount: 2_000, colour: 'navy', style: 'Modern' },
  { title: 'Theremin two', brand: 'ORFEO', amount: 4_550, before: 6_000, picture: red },
  { title: 'Theremin three', brand: 'Lyra, Sons', amount: 9_000, picture: blue, style: 'modern' },
  { title: 'Theremin four', brand: 'Lyra, Sons', amount: 3_000, currency: 'EUR', picture: red },
]

const leaving: readonly Sold[] = [
  { title: 'Theremin one', brand: 'Orfeo', amount: 2_000, currency: 'JPY' },
  { title: 'Theremin two', brand: 'Orfeo', amount: 2_000, currency: 'EUR' },
  { title: 'Theremin three', brand: 'Orfeo', amount: 5_000, currency: 'EUR' },
  { title: 'Theremin out', brand: 'Lyra', amount: 3_000, availability: 'out of stock' },
  { title: 'Theremin soon', brand: 'Lyra', amount: 4_000, availability: 'preorder' },
  { title: 'Theremin gone', brand: 'Gone', amount: 100, isRetired: true, style: 'gone' },
]

for (const { kind, open } of databaseKinds)
  describe(`the filters of a search on ${kind}`, () => {
    const service = openedService(open)

    test('the database finds the same plain colors as the code', async () => {
      const hexes = Array.from(
        { length: 500 },
        (_, at) => `#${((at * 2_654_435_761) % 0x1_000_000).toString(16).padStart(6, '0')}`,
      )
      const named = [...Object.keys(plainOf), 'NAVY', 'celadon']
      const { rows } = await service().ports.db.execute<{ color: string | null }>(
        sql`select tessera_plain_color(hex) as color from unnest(${sql.param(hexes)}::text[]) hex
          union all select tessera_named_color(name) from unnest(${sql.param(named)}::text[]) name`,
      )
      const colors = rows.map(({ color }) => color)
      expect(colors.slice(0, hexes.length)).toEqual(hexes.map(plainColorOf))
      expect(colors.slice(hexes.length)).toEqual(
        named.map((name) => plainOf[name.toLowerCase()] ?? null),
      )
    })

    const sell = async (id: PinId, sold: Sold) => {
      const { brand, amount, before, currency, colour, style, availability, isRetired } = sold
      const { db, clock } = service().ports
      const price = { priceAmount: amount, priceCurrency: currency ?? 'USD' }
      await db.update(pins).set(price).where(eq(pins.id, id))
      const domain = `${brand.toLowerCase().split(',')[0]}.example`
      await db.insert(products).values({
        originId: id,
        brand,
        shop: brand,
        domain,
        category: 'music',
        color: colour ?? '',
        style: style ?? null,
        availability: availability ?? 'in stock',
        regularPriceAmount: before ?? null,
        retiredAt: isRetired ? clock.now() : null,
      })
    }

    const stocked = async (word: string, sold = goods): Promise<Person> => {
      const person = await member(service())
      const board = await boardOf(person, `${word} goods`)
      for (const each of sold) {
        const title = each.title.replace('Theremin', word)
        const { id } = await made(person, board, { title, color: each.picture ?? '#808080' })
        await sell(id, each)
      }
      await made(person, board, { title: `${word}, not for sale`, color: red })
      return visitor(service())
    }

    const modelsOf = (person: Person, bookmark_string: string) =>
      person.done(searchFilters, { bookmark_string })

    const counts = (models: readonly (FilterModel | null)[], id: string) =>
      Object.fromEntries(
        (models.find((model) => model?.id === id)?.filter_options ?? []).map((option) => [
          option.label,
          option.count,
        ]),
      )

    test('S7.17 GET /v3/filters/ answers the filters of the search in bookmark_string, with counts of its results', async () => {
      const person = await stocked('Theremin')
      const models = await modelsOf(person, 'scope=buyable_pins&q=theremin')
      expect(models.map((model) => model?.id)).toEqual([
        'scope',
        'price',
        'brands',
        'colors',
        'onSale',
        'availability',
        'style',
        'domains',
      ])
      expect(counts(models, 'scope')).toEqual({ 'All Pins': 5, Products: 4 })
      expect(counts(models, 'brands')).toEqual({ 'Lyra, Sons': 2, ORFEO: 2 })
      expect(counts(models, 'colors')).toEqual({ Blue: 2, Red: 2 })
      expect(counts(models, 'style')).toEqual({ Modern: 2 })
      expect(counts(models, 'onSale')).toEqual({ 'On sale': 1 })
      const price = models.find((model) => model?.id === 'price')
      expect(price?.filter_options.map(({ numeric_value, unit }) => [numeric_value, unit])).toEqual(
        [
          [20, 'USD'],
          [90, 'USD'],
        ],
      )
      expect(price?.histogram.reduce((sum, bar) => sum + bar, 0)).toBe(3)
      expect(await modelsOf(person, 'scope=boards&q=theremin')).toEqual([])
      expect(await modelsOf(person, 'scope=buyable_pins&q=')).toEqual([])
    })

    test('counts fall as filters are applied, options without results go, and each count is what its page finds', async () => {
      const person = await stocked('Ondes')
      const red = await modelsOf(person, 'scope=buyable_pins&q=ondes&colors=RED')
      expect(counts(red, 'brands')).toEqual({ 'Lyra, Sons': 1, ORFEO: 1 })
      expect(counts(red, 'style')).toEqual({})
      expect(counts(red, 'colors')).toEqual({ Blue: 2, Red: 2 })
      const shop = { scope: 'buyable_pins' }
      expect(await found(person, 'ondes', { ...shop, filters: 'colors=RED' })).toHaveLength(2)
      const brand = 'brands=Lyra%252C+Sons&colors=blue'
      expect(await found(person, 'ondes', { ...shop, filters: brand })).toEqual(['Ondes three'])
      const dear = await modelsOf(person, `scope=buyable_pins&q=ondes&priceMin=40&priceMax=95`)
      expect(counts(dear, 'brands')).toEqual({ 'Lyra, Sons': 1, ORFEO: 1 })
      expect(counts(dear, 'scope')).toEqual({ 'All Pins': 5, Products: 2 })
      const none = await modelsOf(person, 'scope=buyable_pins&q=ondes&brands=orfeo&style=none')
      expect(counts(none, 'scope')).toEqual({ 'All Pins': 5 })
      expect(counts(none, 'style')).toEqual({ Modern: 1 })
    })

    test('a price is of one currency, and a filtered search pages without a gap or repeat', async () => {
      const person = await stocked('Celesta')
      const euro = 'priceMin=10&priceMax=50&priceUnit=EUR'
      expect(await found(person, 'celesta', { filters: euro })).toEqual(['Celesta four'])
      expect(await found(person, 'celesta', { filters: 'priceMin=10&priceMax=50' })).toHaveLength(2)
      const models = await modelsOf(person, `scope=buyable_pins&q=celesta&${euro}`)
      expect(models.find((model) => model?.id === 'price')?.filter_options[0]).toMatchObject({
        unit: 'EUR',
        numeric_value: 30,
      })
      const titles: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const page = await person.call(searchPins, {
          query: 'celesta',
          scope: 'buyable_pins',
          filters: 'domains=orfeo.example,lyra.example',
          page_size: 1,
          ...(bookmark ? { bookmark } : {}),
        })
        titles.push(...(page.data?.results ?? []).map(({ title }) => title))
        bookmark = page.bookmark
      }
      expect(titles.toSorted()).toEqual([
        'Celesta four',
        'Celesta one',
        'Celesta three',
        'Celesta two',
      ])
    })

    test('products in stock are filtered with a count, and retired ones leave products and their filters', async () => {
      const person = await stocked('Serpent', leaving)
      const models = await modelsOf(person, 'scope=buyable_pins&q=serpent')
      expect(counts(models, 'availability')).toEqual({ 'In stock': 3 })
      expect(counts(models, 'scope')).toEqual({ 'All Pins': 7, Products: 5 })
      expect(counts(models, 'brands')).toEqual({ Lyra: 2, Orfeo: 3 })
      expect(counts(models, 'domains')).toEqual({ 'lyra.example': 2, 'orfeo.example': 3 })
      expect(counts(models, 'style')).toEqual({})
      const shop = { scope: 'buyable_pins' }
      expect(await found(person, 'serpent', shop)).toHaveLength(5)
      const now = await found(person, 'serpent', { ...shop, filters: 'availability=in_stock' })
      expect(now.toSorted()).toEqual(['Serpent one', 'Serpent three', 'Serpent two'])
      const left = await modelsOf(person, 'scope=buyable_pins&q=serpent&availability=in_stock')
      expect(counts(left, 'brands')).toEqual({ Orfeo: 3 })
      expect(counts(left, 'availability')).toEqual({ 'In stock': 3 })
      // Among all pins a retired one is a pin as any other, without a shop.
      const pinsOnly = await modelsOf(person, 'scope=pins&q=serpent')
      expect(counts(pinsOnly, 'domains')).toEqual({ 'lyra.example': 2, 'orfeo.example': 3 })
      expect(await found(person, 'serpent', { filters: 'domains=gone.example' })).toEqual([])
    })

    test('prices come by currency with counts: dollars first, or the currency that most results have', async () => {
      const person = await stocked('Ophicleide', leaving)
      const pricesOf = async (more: string) => {
        const models = await modelsOf(person, `scope=buyable_pins&q=ophicleide${more}`)
        const price = models.find((model) => model?.id === 'price')
        return price?.currencies.map(({ unit, count, least, greatest, histogram }) => {
          expect(histogram.reduce((sum, bar) => sum + bar, 0)).toBe(count)
          return [unit, count, least, greatest]
        })
      }
      const [dollars, euros, yen] = [
        ['USD', 2, 30, 40],
        ['EUR', 2, 20, 50],
        ['JPY', 1, 2_000, 2_000],
      ]
      expect(await pricesOf('')).toEqual([dollars, euros, yen])
      expect(await pricesOf('&priceMin=1&priceMax=9000&priceUnit=JPY')).toEqual([
        yen,
        euros,
        dollars,
      ])
      // Without dollars among the results.
      expect(await pricesOf('&brands=Orfeo')).toEqual([euros, yen])
      // A named currency that no result has.
      expect(await pricesOf('&priceMin=1&priceMax=9&priceUnit=CHF')).toEqual([euros, dollars, yen])
      const within = { scope: 'buyable_pins', filters: 'priceMin=1&priceMax=9000&priceUnit=JPY' }
      expect(await found(person, 'ophicleide', within)).toEqual(['Ophicleide one'])
    })

    test('a search among all pins hides the filters of products by a rule of its scope', async () => {
      const person = await stocked('Melodica')
      const models = await modelsOf(person, 'scope=pins&q=melodica&brands=orfeo&colors=red')
      const scope = models.find((model) => model?.id === 'scope')
      const [pinsOption, productsOption] = scope?.filter_options ?? []
      expect(pinsOption).toMatchObject({ search_type: 'pins', count: 3 })
      expect(pinsOption?.rules.map(({ hides }) => hides)).toEqual(
        expect.arrayContaining(['brands', 'price', 'onSale', 'style']),
      )
      expect(productsOption).toMatchObject({ search_type: 'buyable_pins', count: 1, rules: [] })
      expect(counts(models, 'colors')).toEqual({ Blue: 2, Red: 3 })
    })
  })
