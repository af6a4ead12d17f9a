import { expect, test } from 'vitest'
import { countFilters, filtersOf, orderOf, viewOf } from './library-query.ts'

const asked = (query: string) => filtersOf(new URLSearchParams(query))

test('an address gives the filters that the calls take, and leaves out what is not valid', () => {
  expect(asked('q= lamp &board=12&color=red&site= Potter.TEST &kind=video&has=note')).toEqual({
    query: 'lamp',
    board_id: '12',
    color: 'red',
    site: 'potter.test',
    kind: 'video',
    has: 'note',
  })
  expect(asked('from=2026-02-03&to=2026-13-01&least=2,5&most=-3')).toEqual({
    saved_from: '2026-02-03',
    price_min: 250,
  })
  expect(asked('board=x&color=mauve&kind=&has=all&least=many&most=')).toEqual({})
})

test('the search is no filter of the panel, and unknown orders and views are the first ones', () => {
  expect(countFilters(new URLSearchParams('q=lamp&color=red&site=a.test&kind=no'))).toBe(2)
  expect(orderOf(new URLSearchParams('sort=price'))).toBe('saved')
  expect(viewOf(new URLSearchParams('view=table'))).toBe('table')
})
