import { z } from '@tessera/contracts/schema'
import type { InputOf } from './calls/define-call.ts'
import type { searchPins } from './calls/search.ts'
import { SearchScope } from './entities/search-scope.ts'
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

function optionsIn(query: URLSearchParams) {
  const text = (name: string, most: number) => shortText(query.get(name), most)
  return {
    rs: text('rs', 50),
    filters: text('filters', 2_000),
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
    ...optionsIn(query),
  }
}
