import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { searchPins, suggestHashtags, typeahead } from './search.ts'
import { decodeInput, encodeInput } from './wire.ts'

test('S3.60 a search defaults to pins, and to an address as its source', () => {
  expect(z.parse(searchPins.input, { query: ' lamp ' })).toMatchObject({
    query: 'lamp',
    scope: 'pins',
    rs: 'direct_navigation',
    auto_correction_disabled: false,
  })
})

test('a search accepts every option of the product', () => {
  const input = {
    query: 'lamp',
    scope: 'buyable_pins',
    rs: 'typed',
    filters: 'brands=a',
    applied_unified_filters: 'colors=green',
    domains: 'a.example,,b.example,',
    price_min: 1,
    price_max: 2.5,
    page_size: 10,
    journey_depth: 2,
    source_id: 'x',
    source_module_id: 'y',
    source_url: '/search/pins/?q=lamp',
    top_pin_id: '12',
    top_pin_ids: ['13'],
    selected_one_bar_modules: ['brass'],
    query_pin_sigs: 'a,b',
    auto_correction_disabled: true,
    country: 'de',
  }
  expect(z.parse(searchPins.input, input)).toMatchObject({ domains: ['a.example', 'b.example'] })
  expect(z.safeParse(searchPins.input, { ...input, page_offset: 1 }).success).toBe(false)
  expect(z.safeParse(searchPins.input, { ...input, query: 'x'.repeat(201) }).success).toBe(false)
})

test('S9.1 the search field gets five suggestions, and the hashtag field five tags', () => {
  expect(z.parse(typeahead.input, { term: 'a' })).toMatchObject({ count: 5, pin_scope: 'pins' })
  expect(limits.hashtagSuggestions).toBe(5)
})

test('the pin count option is sent as text and parsed as a boolean', () => {
  const sent = (given: boolean) => {
    const { path } = encodeInput(suggestHashtags, { q: 'ö', show_pin_count: given })
    const { searchParams: query } = new URL(path, 'http://localhost')
    return z.parse(
      suggestHashtags.input,
      decodeInput(suggestHashtags, { params: {}, query, body: null }),
    )
  }
  expect(sent(true)).toEqual({ q: 'ö', show_pin_count: true })
  expect(sent(false)).toEqual({ q: 'ö', show_pin_count: false })
})
