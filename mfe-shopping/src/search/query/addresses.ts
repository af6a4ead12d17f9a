import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { type FilterParams, noFilterParams, writtenFilters } from '@tessera/contracts/filter-params'
import { paths } from '@tessera/contracts/paths'
import { changedSearch } from '@tessera/contracts/refined-address'

/** Returns the address of a search without refinements. */
export const unrefined = (scope: SearchScope, query: URLSearchParams): string =>
  changedSearch(scope, query, { selected_one_bar_modules: undefined, journey_depth: undefined })

/** Returns the address of a search with these filters. */
export const filteredBy = (
  scope: SearchScope,
  query: URLSearchParams,
  params: FilterParams,
): string => changedSearch(scope, query, { ...writtenFilters(params), scope: undefined })

/** Returns the address of a search without filters. */
export const unfiltered = (scope: SearchScope, query: URLSearchParams): string =>
  filteredBy(scope, query, noFilterParams)

/** Returns the address of a search for the typed words, without correction. */
export const asTyped = (scope: SearchScope, query: URLSearchParams): string =>
  changedSearch(scope, query, { auto_correction_disabled: 'true' })

/** Returns the query of an address. */
export const queryIn = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('?')[1])

/** Returns the address of a search. */
export const searchFor = (query: string, scope: SearchScope = 'pins'): string =>
  paths.searchScope.to({ scope }, { q: query })

/** Returns shorter searches that may find more: without the last word, and each long word alone. */
export function broader(query: string): readonly string[] {
  const all = query.split(' ')
  if (all.length < 2) return []
  const single = all.filter((word) => [...word].length > 3)
  return [...new Set([all.slice(0, -1).join(' '), ...single])].slice(0, 3)
}
