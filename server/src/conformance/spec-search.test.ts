import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'
import { found, swept } from './titles-found.ts'

const source = { source_id: '42', source_module_id: 'one-bar', source_url: '/search/pins/?q=x' }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the options of a search on ${kind}`, () => {
    const service = openedService(open)

    const titled = async (titles: readonly string[]) => {
      const person = await member(service())
      const board = await boardOf(person, `Kept ${titles.length}`)
      const pins = []
      for (const title of titles) pins.push(await made(person, board, { title }))
      return { person, ids: pins.map(({ id }) => id) }
    }

    test('S3.62 a search says where it came from, and the pins seen there come first', async () => {
      const { person, ids } = await titled(['Bassoon', 'Bassoon reeds', 'Bassoon straps'])
      expect(await found(person, 'bassoon', { ...source, top_pin_id: ids[2] })).toEqual([
        'Bassoon straps',
        'Bassoon',
        expect.any(String),
      ])
      const both = { ...source, top_pin_ids: [ids[1], ids[2]] }
      expect((await found(person, 'bassoon', both)).slice(0, 2)).toEqual([
        'Bassoon reeds',
        'Bassoon straps',
      ])
    })

    test('S3.63 a search is filtered by the chosen options, takes pictures’ signatures, and corrects nothing when told so', async () => {
      const { person } = await titled(['Clarinet in Paris', 'Clarinet repair', 'Clarinet'])
      await swept(service())
      const chosen = { selected_one_bar_modules: ['paris'], query_pin_sigs: ['a1', 'b2'] }
      expect(await found(person, 'clarinet', chosen)).toEqual(['Clarinet in Paris'])
      expect(await found(person, 'clarimet')).toHaveLength(3)
      expect(await found(person, 'clarimet', { auto_correction_disabled: true })).toEqual([])
      expect(await found(person, 'clarinet', { applied_unified_filters: 'brands=lyra' })).toEqual(
        [],
      )
    })

    test('S7.15 a search takes all of its options at once, and no unknown one', async () => {
      const { person, ids } = await titled(['Sousaphone', 'Sousaphone in Paris'])
      const options = {
        query: 'sousaphone',
        scope: 'pins',
        rs: 'typed',
        filters: '',
        applied_unified_filters: '',
        domains: '',
        page_size: 1,
        journey_depth: 2,
        top_pin_id: ids[1],
        selected_one_bar_modules: '',
        query_pin_sigs: '',
        auto_correction_disabled: false,
        country: 'DE',
        ...source,
      }
      const came = await person.call(searchPins, options)
      expect(came.data).toMatchObject({ scope: 'pins', query: 'sousaphone', journey_depth: 2 })
      expect(came.data?.results.map(({ id }) => id)).toEqual([ids[1], ids[0]])
      const dear = { ...options, price_min: 1, price_max: 2 }
      expect((await person.done(searchPins, { ...dear, top_pin_id: undefined })).results).toEqual(
        [],
      )
      const unknown = await person.call(searchPins, { ...options, page_offset: 1 })
      expect(unknown.error?.data).toHaveProperty('fields.page_offset')
    })

    test('the field suggests five lines unless more are requested, and completions of the term', async () => {
      const endings = ['ant', 'bow', 'cat', 'dip', 'egg', 'fan', 'gap']
      const title = endings.map((ending) => `Vuvuzel${ending}`).join(' ')
      await titled([title, title, title])
      await swept(service())
      const ask = async (input: Readonly<Record<string, unknown>>) => {
        const data = encodeURIComponent(JSON.stringify(input))
        const response = await visitor(service()).send(`${typeahead.path}?data=${data}`)
        const { resource_response: came } = await response.json()
        return came.data
      }
      const usual = await ask({ term: 'vuvu', pin_scope: 'pins' })
      expect(usual.items).toHaveLength(5)
      expect(`vuvu${usual.hint}`).toMatch(/^vuvuzel[a-z]{3}/)
      expect((await ask({ term: 'vuvu', count: 2 })).items).toHaveLength(2)
      expect((await ask({ term: 'vuvu', count: 7 })).items.length).toBeGreaterThan(5)
      expect(await ask({ term: 'qqqqxxxx' })).toEqual({ items: [], hint: '' })
    })
  })
