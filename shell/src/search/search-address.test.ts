import { expect, test } from 'vitest'
import { queryAt, scopeAt, searchTo } from './search-address.ts'

test('a search from a search page keeps its scope', () => {
  expect(scopeAt('/search/boards/')).toBe('boards')
  expect(scopeAt('/search/users')).toBe('users')
  expect(scopeAt('/')).toBe('pins')
  expect(scopeAt('/search/nonsense/')).toBe('pins')
  expect(scopeAt('/search/boards/x/')).toBe('pins')
})

test('the field shows the query on search pages, and nothing elsewhere', () => {
  expect(queryAt({ pathname: '/search/pins/', search: '?q=green%20lamp' })).toBe('green lamp')
  expect(queryAt({ pathname: '/search/boards/', search: '' })).toBe('')
  expect(queryAt({ pathname: '/pin/1/', search: '?q=lamp' })).toBe('')
})

test('a search has its scope and query in its address', () => {
  expect(searchTo('pins', 'tea & cake')).toBe('/search/pins/?q=tea+%26+cake')
  expect(searchTo('boards', '#tea')).toBe('/search/boards/?q=%23tea')
})
