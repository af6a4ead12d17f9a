import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { type FilterParams, noFilterParams, writtenFilters } from '@tessera/contracts/filter-params'
import { paths } from '@tessera/contracts/paths'

const chosenIn = (query: URLSearchParams): readonly string[] =>
  (query.get('selected_one_bar_modules') ?? '').split(',').filter((id) => id !== '')

/** Returns the refinements that an address has chosen. */
export const refinementsIn = chosenIn

/** Returns the address of a search with changed parameters; undefined removes one. */
function changed(
  scope: SearchScope,
  query: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return paths.searchScope.to({ scope }, { ...Object.fromEntries(query), ...values })
}

/** Returns the address of a search with a refinement added, or removed if it is chosen. */
export function refinedBy(scope: SearchScope, query: URLSearchParams, id: string): string {
  const chosen = chosenIn(query)
  const taken = chosen.includes(id)
  const left = taken ? chosen.filter((each) => each !== id) : [...chosen, id]
  const depth = Math.max(0, Number(query.get('journey_depth') ?? 0) + (taken ? -1 : 1))
  return changed(scope, query, {
    selected_one_bar_modules: left.join(',') || undefined,
    journey_depth: depth > 0 ? String(depth) : undefined,
  })
}

/** Returns the address of a search without refinements. */
export const unrefined = (scope: SearchScope, query: URLSearchParams): string =>
  changed(scope, query, { selected_one_bar_modules: undefined, journey_depth: undefined })

/** Returns the address of a search with these filters. */
export const filteredBy = (
  scope: SearchScope,
  query: URLSearchParams,
  params: FilterParams,
): string => changed(scope, query, { ...writtenFilters(params), scope: undefined })

/** Returns the address of a search without filters. */
export const unfiltered = (scope: SearchScope, query: URLSearchParams): string =>
  filteredBy(scope, query, noFilterParams)

/** Returns the address of a search for the typed words, without correction. */
export const asTyped = (scope: SearchScope, query: URLSearchParams): string =>
  changed(scope, query, { auto_correction_disabled: 'true' })

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
