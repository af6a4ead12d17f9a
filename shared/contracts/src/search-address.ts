import { z } from '@tessera/contracts/schema'
import type { InputOf } from './calls/define-call.ts'
import type { searchPins } from './calls/search.ts'
import { SearchScope } from './entities/search-scope.ts'
import { filterParamNames, filterParamsIn, filtersIn, filterText } from './filter-params.ts'
import { PinId } from './ids.ts'
import { limits } from './limits.ts'

/** A search as its call takes it. */
export type Search = InputOf<typeof searchPins>

const listed = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length <= 100)
    .slice(0, limits.searchNamesMax)

/** A number within bounds; what is none, or is outside, is as if it were not there. */
function numberIn(text: string | null, least: number, most: number): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

const wholeIn = (text: string | null, least: number, most: number): number | undefined => {
  const number = numberIn(text, least, most)
  return Number.isInteger(number) ? number : undefined
}

const shortText = (text: string | null, most: number): string | undefined =>
  text === null || text === '' || text.length > most ? undefined : text

const pinIdIn = (text: string | null): PinId | undefined => {
  const id = z.safeParse(PinId, text)
  return id.success ? id.data : undefined
}

const someOf = <Item>(items: readonly Item[]): Item[] | undefined =>
  items.length === 0 ? undefined : [...items]

/** Returns the searched text: trimmed, with single spaces, and cut to the service's limit. */
export function searchedText(query: URLSearchParams): string {
  const text = (query.get('q') ?? '').replaceAll('\0', '').trim().replace(/\s+/g, ' ')
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > limits.searchQueryMax) break
    kept += character
  }
  return kept.trim()
}

/** The scope that a path names, or nothing where it names none. */
export function searchScopeOf(name: string): SearchScope | undefined {
  const scope = z.safeParse(SearchScope, name)
  return scope.success ? scope.data : undefined
}

/** The shopping filters of an address that narrow its scope, before those of its own `filters`. */
function filtersOf(scope: SearchScope, query: URLSearchParams): string | undefined {
  // The domains are an option of the call.
  const chosen = filterText({ ...filtersIn(scope, filterParamsIn(query)), domains: [] })
  const given = shortText(query.get('filters'), filtersMax)
  const both = [chosen, given ?? ''].filter((text) => text !== '').join('&')
  return shortText(both, filtersMax) ?? given
}

const filtersMax = 2_000

function optionsIn(scope: SearchScope, query: URLSearchParams) {
  const text = (name: string, most: number) => shortText(query.get(name), most)
  return {
    rs: text('rs', 50),
    filters: filtersOf(scope, query),
    applied_unified_filters: text('applied_unified_filters', 2_000),
    domains: someOf(listed(query.get('domains'))),
    price_min: numberIn(query.get('price_min'), 0, limits.searchPriceMax),
    price_max: numberIn(query.get('price_max'), 0, limits.searchPriceMax),
    page_size: wholeIn(query.get('page_size'), 1, limits.pageSizeMax),
    journey_depth: wholeIn(query.get('journey_depth'), 1, 100),
    source_id: text('source_id', 100),
    source_module_id: text('source_module_id', 100),
    source_url: text('source_url', 2_000),
    top_pin_id: pinIdIn(query.get('top_pin_id')),
    top_pin_ids: someOf(
      listed(query.get('top_pin_ids'))
        .flatMap((id) => pinIdIn(id) ?? [])
        .slice(0, limits.searchTopPins),
    ),
    selected_one_bar_modules: someOf(listed(query.get('selected_one_bar_modules'))),
    query_pin_sigs: someOf(listed(query.get('query_pin_sigs'))),
    auto_correction_disabled: query.get('auto_correction_disabled') === 'true' || undefined,
  }
}

/**
 * The search that an address stands for. What it does not say is left out, and what the service would
 * refuse is as if it were not said; so the service's first answer and the page's call are the same.
 */
export function searchOf(scope: SearchScope, query: URLSearchParams): Search {
  return {
    query: searchedText(query),
    ...(scope === 'pins' ? {} : { scope }),
    ...optionsIn(scope, query),
  }
}

/** The parameters of an address that its results and their filters depend on. */
const searchNames = [
  'q',
  'filters',
  'applied_unified_filters',
  'price_min',
  'price_max',
  'selected_one_bar_modules',
  'auto_correction_disabled',
  ...filterParamNames,
]

/** Returns the search of an address as `bookmark_string` of the filters call. */
export function filterBookmarkOf(scope: SearchScope, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of searchNames) {
    const value = query.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  kept.set('scope', scope)
  return kept.toString()
}

/** Returns the search that a `bookmark_string` stands for; undefined when its scope is none. */
export function searchOfBookmark(bookmark: string): Search | undefined {
  const query = new URLSearchParams(bookmark)
  const scope = searchScopeOf(query.get('scope') ?? 'pins')
  return scope === undefined ? undefined : searchOf(scope, query)
}
