import { expect, test } from 'vitest'
import { filterParamsIn, filtersIn, filterText } from './filter-params.ts'
import { filterBookmarkOf, searchOf, searchOfBookmark } from './search-address.ts'

const read = (query: string) => filterParamsIn(new URLSearchParams(query))

test('commas and percent signs inside a name survive an address', () => {
  const brands = ['Lyra, Sons', '50%', '%2C', 'plain']
  const text = filterText({ ...read(''), brands })
  expect(read(text).brands).toEqual(brands)
  expect(read('brands=50%25 off,Lyra').brands).toEqual(['50% off', 'Lyra'])
})

test('a currency other than dollars is written with the price, and never without one', () => {
  expect(filterText(read('priceMin=1&priceMax=2&priceUnit=eur'))).toBe(
    'priceMax=2&priceMin=1&priceUnit=EUR',
  )
  expect(filterText(read('priceUnit=EUR'))).toBe('')
  expect(filterText(read('priceMin=1&priceMax=2&priceUnit=€'))).toBe('priceMax=2&priceMin=1')
})

test('a search sends the filters that its scope takes, and its own before those of `filters`', () => {
  const query = new URLSearchParams(
    'q=lamp&brands=Lyra&colors=red&domains=a.example&filters=style%3Dmodern',
  )
  expect(searchOf('buyable_pins', query).filters).toBe('brands=Lyra&colors=red&style=modern')
  expect(searchOf('pins', query).filters).toBe('colors=red&style=modern')
  expect(searchOf('boards', query).filters).toBe('style=modern')
  expect(searchOf('pins', query).domains).toEqual(['a.example'])
  expect(filtersIn('my_pins', read('colors=red')).colors).toEqual([])
})

test('the bookmark of the filters call stands for the search of an address', () => {
  const query = new URLSearchParams('q=lamp&brands=Lyra&rs=typed&page_size=5&scope=odd')
  const bookmark = filterBookmarkOf('buyable_pins', query)
  expect(searchOfBookmark(bookmark)).toEqual({
    ...searchOf('buyable_pins', new URLSearchParams('q=lamp&brands=Lyra')),
  })
  expect(searchOfBookmark('scope=odd&q=lamp')).toBeUndefined()
  expect(searchOfBookmark('q=lamp')).toMatchObject({ query: 'lamp' })
})
