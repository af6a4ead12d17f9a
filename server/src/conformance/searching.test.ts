import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { rebuildSearch } from '../contexts/discovery/search/rebuild.ts'
import { queryChoices } from '../contexts/discovery/search/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { databaseKinds } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { found, swept } from './titles-found.ts'

const putUpForSale = async (
  { ports }: MemoryService,
  id: PinId,
  { amount, brand }: { readonly amount: number; readonly brand: string },
) => {
  const price = { priceAmount: amount, priceCurrency: 'USD' }
  await ports.db.update(pins).set(price).where(eq(pins.id, id))
  const domain = `${brand.toLowerCase()}.example`
  const is = { shop: brand, color: 'brown', category: 'music', availability: 'in stock' as const }
  await ports.db.insert(products).values({ originId: id, brand, domain, ...is })
}

for (const { kind, open } of databaseKinds)
  describe(`searching on ${kind}`, () => {
    const service = openedService(open)

    test('search finds a word in any form, with accents or a typo', async () => {
      const person = visitor(service())
      const longWord = (title: string) => title.split(/\W+/).find((part) => part.length > 5) ?? ''
      const pin = (await person.done(homeFeed, {})).find(({ title }) => longWord(title) !== '')
      const word = longWord(pin?.title ?? '')
      const slipped = word.slice(0, 2) + word.slice(3)
      for (const query of [word, word.toUpperCase(), slipped])
        expect(await found(person, query), query).toContain(pin?.title)
      expect(await found(person, 'qqqqxxxx')).toEqual([])
      expect(await found(person, '  ')).toEqual([])
    })

    test('a new pin is found at once by its title before one that only mentions the word', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Zithers')
      await made(person, board, { title: 'An evening', description: 'with a zither' })
      await made(person, board, { title: 'Zither lessons' })
      await made(person, board, { title: 'The zither player', description: 'plays' })
      await made(person, board, { title: 'Zither' })
      const titles = await found(visitor(service()), 'zithers')
      expect(titles.at(-1)).toBe('An evening')
      expect(titles).toHaveLength(4)
      expect((await found(visitor(service()), 'zither'))[0]).toBe('Zither')
      expect((await found(visitor(service()), 'zither lessons'))[0]).toBe('Zither lessons')
    })

    test('pages of a search follow without a gap or repeat, while pins come in', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Marimbas')
      for (let number = 1; number <= 7; number += 1)
        await made(person, board, { title: `Marimba ${number}` })
      const whole = await found(person, 'marimba', { page_size: 100 })
      const titles: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await person.call(searchPins, {
          query: 'marimba',
          page_size: 3,
          ...(bookmark ? { bookmark } : {}),
        })
        titles.push(...(came.data?.results ?? []).map(({ title }) => title))
        bookmark = came.bookmark
        if (titles.length === 3) await made(person, board, { title: 'Marimba afterwards' })
      }
      expect(titles.filter((title) => title !== 'Marimba afterwards')).toEqual(whole)
      expect(new Set(titles).size).toBe(titles.length)
      const bad = await person.call(searchPins, { query: 'marimba', bookmark: 'WzFd' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('a typo is corrected with a notice, unless that is turned off', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Instruments')
      await made(person, board, { title: 'Glockenspiel for two' })
      await swept(service())
      const guess = await person.done(searchPins, { query: 'glokenspiel two' })
      expect(guess.corrected_query).toBe('glockenspiel two')
      expect(guess.results[0]?.title).toBe('Glockenspiel for two')
      const asIs = { query: 'glokenspiel', auto_correction_disabled: true }
      expect(await person.done(searchPins, asIs)).toMatchObject({
        results: [],
        corrected_query: null,
      })
      const begun = await person.done(searchPins, { query: 'glocken' })
      expect(begun).toMatchObject({ corrected_query: 'glockenspiel' })
    })

    test('a hashtag finds the pins that carry it and no others', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Tagged')
      await made(person, board, { title: 'Herbs', description: 'from the #Kräuterbeet' })
      await made(person, board, { title: 'Kräuterbeet in May', description: '#kräuterbeete' })
      expect(await found(person, '#krauterbeet')).toEqual(['Herbs'])
      expect(await found(person, '#KRÄUTERBEET herbs')).toEqual(['Herbs'])
      // The English of a German word comes after the pins that have it.
      expect((await found(person, 'kräuterbeet')).slice(0, 2).toSorted()).toEqual([
        'Herbs',
        'Kräuterbeet in May',
      ])
    })

    test('a color in the query prefers pictures of that color', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Ottomans')
      await made(person, board, { title: 'Ottoman one', color: '#2e8b3d' })
      await made(person, board, { title: 'Ottoman two', color: '#c02020' })
      await made(person, board, { title: 'Ottoman three', color: '#2040c0' })
      expect((await found(person, 'green ottoman'))[0]).toBe('Ottoman one')
      expect((await found(person, 'red ottoman'))[0]).toBe('Ottoman two')
      const first = (await found(person, 'green ottoman')).slice(0, 3)
      expect(first.every((title) => title.startsWith('Ottoman'))).toBe(true)
    })

    test('S3.61 S5.21 pins for sale are filtered by shop, filters, and price when both bounds are numbers', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Mandolins')
      await made(person, board, { title: 'Mandolin, not for sale' })
      for (const [title, amount, brand] of [
        ['Mandolin for 20', 2_000, 'Lyra'],
        ['Mandolin for 90', 9_000, 'Orfeo'],
      ] as const) {
        const { id } = await made(person, board, { title })
        await putUpForSale(service(), id, { amount, brand })
      }
      const sale = { scope: 'buyable_pins' }
      expect(await found(person, 'mandolin', sale)).toHaveLength(2)
      const cheap = { price_min: 10, price_max: 50 }
      expect(await found(person, 'mandolin', { ...sale, ...cheap })).toEqual(['Mandolin for 20'])
      expect(await found(person, 'mandolin', cheap)).toEqual(['Mandolin for 20'])
      expect(await found(person, 'mandolin', { price_min: 50, filters: 'priceMax=90' })).toEqual([
        'Mandolin for 90',
      ])
      expect(await found(person, 'mandolin', { filters: 'priceMin=20&priceMax=20' })).toEqual([
        'Mandolin for 20',
      ])
      expect(await found(person, 'mandolin', { filters: 'brands=orfeo,&priceMax=x' })).toEqual([
        'Mandolin for 90',
      ])
      expect(await found(person, 'mandolin', { domains: 'lyra.example,' })).toEqual([
        'Mandolin for 20',
      ])
      expect(await found(person, 'mandolin', { domains: ['nobody.example'] })).toEqual([])
      for (const one of [
        { price_min: 50 },
        { price_max: 50 },
        { filters: 'priceMin=50' },
        { filters: 'priceMin=x&priceMax=50' },
        { price_min: 50, filters: 'priceMax=%20' },
      ])
        expect(await found(person, 'mandolin', one), JSON.stringify(one)).toHaveLength(3)
      const page = await person.done(searchPins, {
        query: 'mandolin',
        page_size: 2,
        journey_depth: 3,
      })
      expect([page.results.length, page.journey_depth]).toEqual([2, 3])
    })

    test('requested top pins come first, once', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Ukuleles')
      const first = await made(person, board, { title: 'Ukulele' })
      const other = await made(person, board, { title: 'Ukulele strap' })
      const asked = { query: 'ukulele', page_size: 1, top_pin_ids: [other.id] }
      const page = await person.call(searchPins, asked)
      expect(page.data?.results.map(({ id }) => id)).toEqual([other.id, first.id])
      expect(page.bookmark).toBeNull()
    })

    test('refinements of a search narrow it, and the chosen one comes first', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Accordions')
      const blue = '#2040c0'
      const red = '#c02020'
      for (const said of [
        { title: 'Accordion at night', description: '#paris', color: blue },
        { title: 'Accordion at night again', description: '#paris', color: blue },
        { title: 'Accordion bench', description: 'made of oak #repair #accordions', color: red },
        { title: 'Accordion bench, mended', description: '#repair #accordions', color: red },
        { title: 'Accordion', description: 'on oak', color: red },
      ])
        await made(person, board, said)
      const wide = await person.done(searchPins, { query: 'accordion' })
      // Two refinements that leave the same pins are offered once; words of titles never.
      expect(wide.modules.map(({ id }) => id).toSorted()).toEqual([
        'color:red',
        'oak',
        'paris',
        'repair',
      ])
      expect(wide.modules.find(({ id }) => id === 'paris')).toMatchObject({
        label: 'Paris',
        is_selected: false,
        color: expect.stringMatching(/^#/),
        image_url: expect.stringContaining('/media/'),
      })
      const chosen = { query: 'accordion', selected_one_bar_modules: 'paris', journey_depth: 1 }
      const narrow = await person.done(searchPins, chosen)
      expect(narrow.results).toHaveLength(2)
      expect(narrow.journey_depth).toBe(1)
      expect(narrow.modules[0]).toMatchObject({ id: 'paris', is_selected: true })
      for (const { id } of wide.modules) {
        const refined = await person.done(searchPins, {
          query: 'accordion',
          selected_one_bar_modules: id,
        })
        expect(refined.results.length, id).toBeGreaterThan(0)
        expect(refined.results.length, id).toBeLessThan(5)
      }
    })

    test('other words for a thing, its kinds and both spellings find it, after the word itself', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Seats')
      for (const title of [
        'Settee in teal',
        'Easy chair',
        'Couch',
        'Scarves in grey',
        'A cozy nook',
      ])
        await made(person, board, { title })
      expect((await found(person, 'couch'))[0]).toBe('Couch')
      expect((await found(person, 'couch')).slice(0, 2)).toContain('Settee in teal')
      expect((await found(person, 'sofa')).slice(0, 2).toSorted()).toEqual([
        'Couch',
        'Settee in teal',
      ])
      expect((await found(person, 'armchairs'))[0]).toBe('Easy chair')
      expect(await found(person, 'seating')).toEqual(
        expect.arrayContaining(['Easy chair', 'Couch', 'Settee in teal']),
      )
      expect((await found(person, 'gray scarf'))[0]).toBe('Scarves in grey')
      expect((await found(person, 'cosy'))[0]).toBe('A cozy nook')
    })

    test('a search with few results goes on with most of its words, page by page and each pin once', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Bagpipes')
      for (const title of ['Bagpipe lesson', 'Bagpipe', 'Lesson in piping', 'Bagpipe stand'])
        await made(person, board, { title })
      const whole = await found(person, 'bagpipe lesson', { page_size: 100 })
      expect(whole[0]).toBe('Bagpipe lesson')
      expect(whole).toEqual(
        expect.arrayContaining(['Bagpipe', 'Lesson in piping', 'Bagpipe stand']),
      )
      const titles: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await person.call(searchPins, {
          query: 'bagpipe lesson',
          page_size: 2,
          ...(bookmark ? { bookmark } : {}),
        })
        titles.push(...(came.data?.results ?? []).map(({ title }) => title))
        bookmark = came.bookmark
      }
      expect(titles).toEqual(whole)
    })

    test("a color finds pictures of it that don't say so, and a brand finds its products", async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Colors')
      const pin = await made(person, board, { title: 'Untold', color: '#2e8b3d' })
      expect(await found(person, 'green', { page_size: 100 })).toContain('Untold')
      await putUpForSale(service(), pin.id, { amount: 100, brand: 'Theremine' })
      await rebuildSearch(service().ports.db)
      expect(await found(person, 'theremine')).toEqual(['Untold'])
    })

    test('what people open and save after a query moves its results once five members made it', async () => {
      const { ports } = service()
      const maker = await member(service())
      const board = await boardOf(maker, 'Zithers of clay')
      const chosen = await made(maker, board, { title: 'Crwth of clay' })
      await made(maker, board, { title: 'Crwth of wood' })
      const choose = async (person: Person) => {
        await person.done(searchPins, { query: 'crwth' })
        await person.done(getPin, { id: chosen.id })
        await ports.queryCounts.write()
      }
      for (let count = 0; count < 4; count += 1) await choose(await member(service()))
      expect((await found(maker, 'crwth'))[0]).toBe('Crwth of wood')
      // The maker's own acts never count, and neither do those of visitors.
      await choose(maker)
      await choose(visitor(service()))
      const weights = await ports.db
        .select()
        .from(queryChoices)
        .where(eq(queryChoices.query, 'crwth'))
      expect(weights.map(({ originId, weight }) => [originId, weight])).toEqual([[chosen.id, 4]])
      expect((await found(maker, 'crwth'))[0]).toBe('Crwth of clay')
    })

    test('a pin with many saves comes before those with none', async () => {
      const maker = await member(service())
      const board = await boardOf(maker, 'Ocarinas')
      const first = await made(maker, board, { title: 'Ocarina of clay' })
      await made(maker, board, { title: 'Ocarina of wood' })
      expect((await found(maker, 'ocarina'))[0]).toBe('Ocarina of wood')
      for (let saver = 0; saver < 4; saver += 1) {
        const other = await member(service())
        const kept = await boardOf(other, 'Kept')
        await other.done(savePin, { pin_id: first.id, board_id: kept.id })
      }
      await swept(service())
      expect(await found(maker, 'ocarina')).toEqual(['Ocarina of clay', 'Ocarina of wood'])
    })
  })
