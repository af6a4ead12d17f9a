import type { Refinement, SearchResults } from '@tessera/contracts/entities/search'
import { filterParamsIn, filtersIn, filterText } from '@tessera/contracts/filter-params'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { refinedBy, refinementsIn } from '@tessera/contracts/refined-address'
import { refinementText } from '@tessera/contracts/refinement-text'
import { searchedText } from '@tessera/contracts/search-address'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { tileList } from '../../web/first-screen/tile-list.ts'
import { element, joined, type Markup, voidElement } from '../../web/markup.ts'
import { refinementWords } from './refinement-words.ts'

const words = defineTexts({
  heading: 'Ideas for “{query}”',
  scopes: 'Search in',
  pins: 'All Pins',
  myPins: 'Your Pins',
  buyablePins: 'Products',
  boards: 'Boards',
  people: 'People',
  narrow: 'Refine your search',
  results: 'Search results',
})

/** Draws the links to the same search in other scopes. Only members have pins of their own. */
function scopesOf(text: string, { language, viewer }: Reader): Markup {
  const say = words(language)
  const scopes = [
    ['pins', say.pins()],
    ...(viewer === null ? [] : [['my_pins', say.myPins()] as const]),
    ['buyable_pins', say.buyablePins()],
    ['boards', say.boards()],
    ['users', say.people()],
  ] as const
  const chips = scopes.map(([scope, name]) => {
    const href = paths.searchScope.to({ scope }, { q: text })
    const current = scope === 'pins' ? 'page' : undefined
    return element('a', { class: 'd-chip', href, 'aria-current': current }, name)
  })
  return element('nav', { class: 'd-row d-scopes', 'aria-label': say.scopes() }, ...chips)
}

/** Draws the picture of a refinement on its color. */
function pictureOf({ color, image_url: src }: Refinement): Markup {
  const size = { width: '32', height: '32' }
  const picture =
    src === null ? [] : [voidElement('img', { alt: '', ...size, fetchpriority: 'low', src })]
  return element('span', { class: 'd-face d-face32', 'data-color': color }, ...picture)
}

/** Draws what the search can be refined by as links to the refined search. */
function refinementsOf(
  modules: readonly Refinement[],
  query: URLSearchParams,
  { language }: Reader,
): Markup {
  if (modules.length === 0) return joined()
  const { locale } = language
  const chosen = refinementsIn(query)
  const chips = modules.map((each) => {
    const href = refinedBy('pins', query, each.id)
    const current = chosen.includes(each.id) ? 'true' : undefined
    const label = refinementText(each, modules, { words: refinementWords(language), locale })
    return element(
      'a',
      { class: 'd-chip', href, 'aria-current': current },
      pictureOf(each),
      element('bdi', {}, label),
    )
  })
  const label = words(language).narrow()
  return element('nav', { class: 'd-row d-refine', 'aria-label': label }, ...chips)
}

/** True for a search among all pins that starts with its refinements and its tiles. */
const startsWithTiles = (found: SearchResults, query: URLSearchParams): boolean =>
  found.scope === 'pins' &&
  found.results.length > 0 &&
  (found.advisory?.notices ?? []).length === 0 &&
  found.corrected_query === null &&
  filterText(filtersIn('pins', filterParamsIn(query))) === ''

/**
 * Draws a search among all pins: its scopes, its refinements and its first tiles. The filters load with
 * the page, so only their place is drawn. Notices, corrections and applied filters aren't drawn.
 */
export function drawSearch(
  found: SearchResults,
  query: URLSearchParams,
  reader: Reader,
): Markup | undefined {
  if (!startsWithTiles(found, query)) return undefined
  const say = words(reader.language)
  const text = searchedText(query)
  return element(
    'div',
    { class: 'd-page' },
    element('span', { class: 'd-said' }, element('h1', {}, say.heading({ query: text }))),
    scopesOf(text, reader),
    refinementsOf(found.modules, query, reader),
    element(
      'div',
      {},
      element('div', { class: 'd-filters' }),
      tileList(found.results, say.results(), reader),
    ),
  )
}
