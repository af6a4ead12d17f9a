import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { searchScopeOf } from '@tessera/contracts/search-address'
import { filteredBy } from '../query/addresses.ts'
import { type FilterState, filterParamsOf } from './engine/filter-state.ts'

/** The search that filters belong to. */
export interface FilteredSearch {
  readonly scope: SearchScope
  /** The query of its address. */
  readonly query: URLSearchParams
}

/** Returns the scope of a search with these filters, which may change it. */
export const scopeWith = ({ scope }: FilteredSearch, state: FilterState): SearchScope =>
  searchScopeOf(filterParamsOf(state).scope ?? '') ?? scope

/** Returns the address of a search with these filters. */
export const feedAddress = (search: FilteredSearch, state: FilterState): string =>
  filteredBy(scopeWith(search, state), search.query, filterParamsOf(state))
