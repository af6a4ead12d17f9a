import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { searchPins } from './calls/search.ts'
import { encodeInput } from './calls/wire.ts'
import { limits } from './limits.ts'
import { searchedText, searchOf, searchScopeOf } from './search-address.ts'

const sent = (search: string) =>
  JSON.parse(JSON.stringify(searchOf('pins', new URLSearchParams(search))))

test('what is searched for is trimmed, its spaces are one, and it is as long as the service takes', () => {
  const text = (q: string) => searchedText(new URLSearchParams({ q }))
  expect(text('  a \n b ')).toBe('a b')
  expect(searchedText(new URLSearchParams())).toBe('')
  const lemons = text('🍋'.repeat(300))
  expect(lemons).toBe('🍋'.repeat(limits.searchQueryMax / 2))
  expect(z.safeParse(searchPins.input, { query: lemons }).success).toBe(true)
})

test('a plain search is nothing but its words', () => {
  expect(sent('q=lamp')).toEqual({ query: 'lamp' })
  expect(searchOf('boards', new URLSearchParams('q=lamp'))).toMatchObject({ scope: 'boards' })
})

test('every option that an address can carry comes along', () => {
  const options = {
    rs: 'typed',
    filters: 'brands=a',
    applied_unified_filters: 'colors=green',
    domains: 'a.example,,b.example',
    price_min: '1',
    price_max: '2.5',
    page_size: '10',
    journey_depth: '2',
    source_id: 'x',
    source_module_id: 'y',
    source_url: '/pin/1/',
    top_pin_id: '12',
    top_pin_ids: '13,14',
    selected_one_bar_modules: 'brass,oak',
    query_pin_sigs: 's',
    auto_correction_disabled: 'true',
  }
  const search = sent(`q=lamp&${new URLSearchParams(options)}`)
  expect(search).toMatchObject({
    rs: 'typed',
    domains: ['a.example', 'b.example'],
    price_min: 1,
    price_max: 2.5,
    page_size: 10,
    journey_depth: 2,
    top_pin_id: '12',
    top_pin_ids: ['13', '14'],
    selected_one_bar_modules: ['brass', 'oak'],
    query_pin_sigs: ['s'],
    auto_correction_disabled: true,
  })
  expect(Object.keys(search).sort()).toEqual(['query', ...Object.keys(options)].sort())
})

test('what the service would refuse is as if it were not said', () => {
  const odd = 'price_min=x&price_max=-1&page_size=1.5&journey_depth=900&top_pin_id=0&top_pin_ids=a'
  const long = `rs=${'r'.repeat(60)}&selected_one_bar_modules=${'w'.repeat(101)},,`
  expect(sent(`q=lamp&${odd}&${long}&auto_correction_disabled=maybe`)).toEqual({ query: 'lamp' })
})

test('whatever an address holds, the service takes the search it stands for', () => {
  const address = new URLSearchParams(
    'q=%00lamp&price_min=1e400&page_size= &domains=,&top_pin_id=12x',
  )
  const { path } = encodeInput(searchPins, { ...searchOf('pins', address) })
  const { searchParams } = new URL(path, 'http://localhost')
  const read = z.safeParse(searchPins.input, JSON.parse(searchParams.get('data') ?? ''))
  expect(read).toMatchObject({ success: true, data: { query: 'lamp' } })
})

test('a path names a scope or none', () => {
  expect(searchScopeOf('buyable_pins')).toBe('buyable_pins')
  expect(searchScopeOf('everything')).toBeUndefined()
})
