import type { SearchScope } from './entities/search-scope.ts'
import { paths } from './paths.ts'

/** Returns the refinements that an address has chosen. */
export const refinementsIn = (query: URLSearchParams): readonly string[] =>
  (query.get('selected_one_bar_modules') ?? '').split(',').filter((id) => id !== '')

/** Returns the address of a search with changed parameters; undefined removes one. */
export const changedSearch = (
  scope: SearchScope,
  query: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): string => paths.searchScope.to({ scope }, { ...Object.fromEntries(query), ...values })

/** Returns the address of a search with a refinement added, or removed if it is chosen. */
export function refinedBy(scope: SearchScope, query: URLSearchParams, id: string): string {
  const chosen = refinementsIn(query)
  const taken = chosen.includes(id)
  const left = taken ? chosen.filter((each) => each !== id) : [...chosen, id]
  const depth = Math.max(0, Number(query.get('journey_depth') ?? 0) + (taken ? -1 : 1))
  return changedSearch(scope, query, {
    selected_one_bar_modules: left.join(',') || undefined,
    journey_depth: depth > 0 ? String(depth) : undefined,
  })
}
