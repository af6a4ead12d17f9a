import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import { expect, test } from 'vitest'
import { hintFor, offered, recalled, typedPart } from './suggestion.ts'

const item = (type: TypeaheadItem['type'], query: string, url: string): TypeaheadItem => ({
  type,
  query,
  label: query,
  url,
  image: null,
})

test('queries and hashtags lead to a search in the current scope, people and boards to their pages', () => {
  const items = [
    item('query', 'lamp', '/search/pins/?q=lamp'),
    item('hashtag', '#lamp', '/search/pins/?q=%23lamp'),
    item('user', 'lamplighter', '/lamplighter/'),
    item('board', 'Lamps', '/mira/lamps/'),
  ]
  expect(offered(items, 'boards').map(({ to, query }) => [to, query])).toEqual([
    ['/search/boards/?q=lamp', 'lamp'],
    ['/search/boards/?q=%23lamp', '#lamp'],
    ['/lamplighter/', null],
    ['/mira/lamps/', null],
  ])
})

test('a recent search leads to the same search in the current scope', () => {
  expect(recalled(['tea'], 'my_pins')).toMatchObject([
    { kind: 'recent', to: '/search/my_pins/?q=tea', query: 'tea' },
  ])
})

test('a label is split behind the typed part, and not at all when it does not begin with it', () => {
  expect(typedPart('Lamp shade', 'lam')).toEqual(['Lam', 'p shade'])
  expect(typedPart('Studio Lumen', 'lum')).toEqual(['', 'Studio Lumen'])
  expect(typedPart('lamp', ' ')).toEqual(['', 'lamp'])
})

const asked = { term: 'la', hint: 'mp shade' }

test.each([
  ['la', 'mp shade'],
  ['lam', 'p shade'],
  ['LAMP', ' shade'],
  [' lamp s', 'hade'],
  ['lamp shade', ''],
  ['lamp shades', ''],
  ['lat', ''],
  ['l', ''],
  ['', ''],
])('with “la” hinted to “lamp shade”, “%s” gets the hint “%s”', (text, rest) => {
  expect(hintFor(text, asked)).toBe(rest)
})

test('there is no hint without an answer that holds one', () => {
  expect(hintFor('la', { term: 'la', hint: '' })).toBe('')
})
