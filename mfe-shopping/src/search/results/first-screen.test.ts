import { join } from 'node:path'
import { searchPins } from '@tessera/contracts/calls/search'
import { SearchResults } from '@tessera/contracts/entities/search'
import { answered, drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const shopping = { module: 'shopping', root: join(import.meta.dirname, '../../..') }

const refinement = (id: string, label: string) => ({
  id,
  label,
  color: '#aa8866',
  image_url: '/media/b/236.webp',
  is_selected: false,
})

const found = (over: object): SearchResults =>
  SearchResults.parse({
    scope: 'pins',
    query: 'lamp',
    corrected_query: null,
    advisory: null,
    results: [pinWith({})],
    boards: [],
    users: [],
    journey_depth: 0,
    modules: [refinement('brass', 'Brass'), refinement('color:red', 'Red')],
    ...over,
  })

function pageOf(over: object, query = 'q=lamp', locale = 'en') {
  const results = found(over)
  const answers = [answered(searchPins, results)]
  return drawnScreen(screen, shopping, { answers, pins: results.results, query, locale })
}

/** Draws a search, and returns its text without the marks around names. */
function drawn(over: object, query?: string, locale?: string) {
  const page = pageOf(over, query, locale)
  if (page === undefined) throw new Error('Nothing is drawn.')
  return { ...page, text: page.text.replaceAll(/[\u2066-\u2069]/g, '') }
}

test('a search is drawn with its scopes, refinements and pins as links, in the reader’s language', () => {
  const page = drawn({})
  expect(page.text).toBe(
    ['Ideas for “lamp”', 'All PinsProductsBoardsPeople', 'BrassRed', 'A lampMira'].join(''),
  )
  expect(page.of('a').map(({ href }) => href)).toEqual([
    ...['pins', 'buyable_pins', 'boards', 'users'].map((scope) => `/search/${scope}/?q=lamp`),
    '/search/pins/?q=lamp&selected_one_bar_modules=brass&journey_depth=1',
    '/search/pins/?q=lamp&selected_one_bar_modules=color%3Ared&journey_depth=1',
    '/pin/7/',
  ])
  const priced = { modules: [refinement('price:0-2499-usd', ''), refinement('color:grey', '')] }
  expect(drawn(priced, 'q=lamp', 'de').text).toContain('Unter 25\u00a0$Grau')
})

test('a chosen refinement is marked, and its link leads back', () => {
  const links = drawn({}, 'q=lamp&selected_one_bar_modules=brass&journey_depth=1').of('a')
  expect(links.filter((link) => 'aria-current' in link).map(({ href }) => href)).toEqual([
    '/search/pins/?q=lamp',
    '/search/pins/?q=lamp',
  ])
})

test('no text of a search breaks out of its place', () => {
  const text = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const hostile = { ...refinement(text, text), color: text, image_url: text }
  const page = drawn({ modules: [hostile] }, `q=${encodeURIComponent(text)}`)
  const plain = drawn({ modules: [refinement('brass', 'Brass')] })
  expect([page.names, page.attributes]).toEqual([plain.names, plain.attributes])
  expect(page.text).toContain(`Ideas for “${text}”`)
})

const notice = {
  style: 'card',
  description: { text: 'Help', text_tags: [] },
  actions: [],
  footer: null,
}
const advisory = {
  advisory: 'a',
  severity: 2,
  advisory_type: 'a',
  advisory_details: '',
  resource_country: null,
  notices: [],
}

test.each([
  ['without results', { results: [] }, undefined],
  ['with a notice', { advisory: { ...advisory, notices: [notice] } }, undefined],
  ['that was corrected', { corrected_query: 'lamps' }, undefined],
  ['with a filter', {}, 'q=lamp&colors=red'],
  ['among products', { scope: 'buyable_pins' }, undefined],
])('a search %s is not drawn', (_, over, query) => {
  expect(pageOf(over, query)).toBeUndefined()
  // Advisories without a notice show nothing, and neither do filters of other scopes.
  expect(pageOf({ advisory }, 'q=lamp&brands=Lyra')).toBeDefined()
})

test('a search leaves room for the filters where the reader left their column open', () => {
  const places = drawn({}).of('div')
  expect(places.find((each) => 'data-kept' in each)?.['data-kept']).toBe(
    'tessera.filter-column=open',
  )
})
