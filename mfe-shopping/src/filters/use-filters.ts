import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { searchFilters } from '@tessera/contracts/calls/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { filterParamsIn, filterText } from '@tessera/contracts/filter-params'
import { filterBookmarkOf, searchOf, searchScopeOf } from '@tessera/contracts/search-address'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useMemo, useState } from 'react'
import { filteredBy } from '../search/addresses.ts'
import { useSearchHead } from '../search/use-search.ts'
import {
  appliedFilters,
  completeFilters,
  type FilterState,
  failFilters,
  filterParamsOf,
  resetFilters,
  submitFilters,
  withModels,
} from './engine/filter-state.ts'
import { modelsIn } from './engine/models.ts'
import { lastUsedFilters } from './last-used.ts'

/** The search that filters belong to. */
export interface FilteredSearch {
  readonly scope: SearchScope
  /** The query of its address. */
  readonly query: URLSearchParams
}

/** Loads the filters of a search; the previous ones stay until the next have loaded. */
export function useModels({ scope, query }: FilteredSearch) {
  const { client } = useShell()
  const input = { bookmark_string: filterBookmarkOf(scope, query) }
  const facets = useQuery({
    ...queryOptions(client, searchFilters, input),
    placeholderData: keepPreviousData,
  })
  const { data } = facets
  const models = useMemo(() => (data === undefined ? undefined : modelsIn(data)), [data])
  return { models, isCurrent: data !== undefined && !facets.isPlaceholderData }
}

const paramsIn = ({ scope, query }: FilteredSearch) => ({ ...filterParamsIn(query), scope })

/** Tells whether the results of an address have loaded. */
function useResults({ scope, query }: FilteredSearch): 'loading' | 'loaded' | 'failed' {
  const head = useSearchHead(searchOf(scope, query))
  if (head.isError) return 'failed'
  return head.isSuccess && !head.isPlaceholderData ? 'loaded' : 'loading'
}

/** Returns the state after an address came: what was submitted goes on, any other address resets. */
function atAddress(state: FilterState, search: FilteredSearch): FilterState {
  const params = paramsIn(search)
  const isSent = state.status === 'submitted' && filterText(params) === state.sent
  return isSent ? state : resetFilters(state.models, params)
}

/** Holds the filters of a search: the address has them, and the results complete them. */
export function useFilters(search: FilteredSearch) {
  const { navigate, $locale } = useShell()
  const viewer = useViewer()
  const locale = useStore($locale)
  const { scope, query } = search
  const address = `${scope}?${query}`
  const [{ at, state }, setHeld] = useState(() => ({
    at: address,
    state: resetFilters([], paramsIn(search)),
  }))
  const { models } = useModels(search)
  const results = useResults(search)
  let shown = at === address ? state : atAddress(state, search)
  if (models !== undefined && shown.models !== models) shown = withModels(shown, models)
  if (shown.status === 'submitted' && at === address && results !== 'loading')
    shown = results === 'failed' ? failFilters(shown) : completeFilters(shown)
  if (shown !== state || at !== address) setHeld({ at: address, state: shown })
  const lastUsed = useMemo(
    () => lastUsedFilters(localStorage, { viewerId: viewer?.id, scope }),
    [viewer?.id, scope],
  )
  const hasApplied = Object.keys(appliedFilters(shown)).length > 0
  const params = filterParamsIn(query)
  useEffect(() => {
    if (shown.status === 'applied' && hasApplied) lastUsed.keep(filterParamsOf(shown))
  }, [shown, hasApplied, lastUsed])
  return {
    state: shown,
    locale,
    lastUsed: hasApplied ? undefined : lastUsed.read(),
    /** Sends changed filters to the results, by their address. */
    submit(changed: FilterState) {
      const next = filterParamsOf(changed)
      const to = searchScopeOf(next.scope ?? '') ?? scope
      if (filterText({ ...next, scope: to }) === filterText({ ...params, scope })) return
      setHeld({ at: address, state: submitFilters(changed) })
      navigate(filteredBy(to, query, next))
    },
  }
}
