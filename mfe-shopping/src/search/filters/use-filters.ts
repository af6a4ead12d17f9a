import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { searchFilters } from '@tessera/contracts/calls/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import {
  type FilterParams,
  filterParamsIn,
  filterText,
  noFilterParams,
} from '@tessera/contracts/filter-params'
import { filterBookmarkOf, searchOf } from '@tessera/contracts/search-address'
import { useShell, useViewer } from '@tessera/module/react'
import { afterPaint } from '@tessera/ui/after-paint'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { filteredBy } from '../query/addresses.ts'
import { useSearchHead } from '../query/use-search.ts'
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
import { type FilteredSearch, feedAddress, scopeWith } from './feed-address.ts'
import { lastUsedFilters } from './last-used.ts'

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
  return {
    models,
    isCurrent: data !== undefined && !facets.isPlaceholderData,
    isFailed: facets.isError && data === undefined,
  }
}

const paramsIn = ({ scope, query }: FilteredSearch) => ({ ...filterParamsIn(query), scope })

/** Tells whether the results of an address have loaded. */
function useResults({ scope, query }: FilteredSearch): 'loading' | 'loaded' | 'failed' {
  const head = useSearchHead(searchOf(scope, query))
  if (head.isError) return 'failed'
  return head.isSuccess && !head.isPlaceholderData ? 'loaded' : 'loading'
}

/** Returns the state after an address came: what was submitted goes on, any other address resets. */
const atAddress = (state: FilterState, params: FilterParams): FilterState =>
  state.status === 'submitted' && filterText(params) === state.sent
    ? state
    : resetFilters(state.models, params)

/** Returns the state after the results of the address loaded or failed to. */
function afterResults(
  state: FilterState,
  params: FilterParams,
  results: ReturnType<typeof useResults>,
): FilterState {
  const isWaiting = state.status === 'submitted' || state.status === 'failed'
  if (!isWaiting || results === 'loading' || filterText(params) !== state.sent) return state
  return results === 'failed' ? failFilters(state) : completeFilters(state)
}

/** Follows the address, the models and the results of a search. */
function useFilterState(search: FilteredSearch) {
  const params = paramsIn(search)
  const at = filterText(params)
  const [held, hold] = useState(() => ({ at, state: resetFilters([], params) }))
  const { models, isFailed, isCurrent } = useModels(search)
  let state = held.at === at ? held.state : atAddress(held.state, params)
  if (models !== undefined && state.models !== models) state = withModels(state, models)
  state = afterResults(state, params, useResults(search))
  if (state !== held.state || held.at !== at) hold({ at, state })
  return { state, isFailed, isCurrent, change: (next: FilterState) => hold({ at, state: next }) }
}

/**
 * Puts off what follows a choice until the choice is on the screen. A later choice replaces an earlier
 * one, and leaving the list cancels both.
 */
function useAfterPaint() {
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  return {
    cancel: () => cancel.current(),
    putOff(run: () => void, cancelled: () => void) {
      cancel.current()
      cancel.current = afterPaint(run, cancelled)
    },
  }
}

const priceText = ({ priceMin, priceMax, priceUnit }: FilterParams): string =>
  filterText({ ...noFilterParams, priceMin, priceMax, priceUnit })

/**
 * Takes a price out of the address while it is the whole of its currency, so that the results are
 * those of a search without it (S4.33), and writes it again once other filters widen the prices.
 */
function useWrittenPrice(
  search: FilteredSearch,
  { state, isCurrent, change }: ReturnType<typeof useFilterState>,
): void {
  const { navigate } = useShell()
  const isAtRest = state.status === 'applied' || state.status === 'cleared'
  const isStale = priceText(filterParamsIn(search.query)) !== priceText(filterParamsOf(state))
  const write = useEffectEvent(() => {
    change(submitFilters(state))
    navigate(feedAddress(search, state), { replace: true })
  })
  useEffect(() => {
    if (isCurrent && isAtRest && isStale) write()
  }, [isCurrent, isAtRest, isStale])
}

/** Holds the filters of a search: the address has them, and the results complete them. */
export function useFilters(search: FilteredSearch) {
  const { navigate, $locale } = useShell()
  const viewerId = useViewer()?.id
  const locale = useStore($locale)
  const { scope, query } = search
  const held = useFilterState(search)
  const { state, isFailed, isCurrent, change } = held
  useWrittenPrice(search, held)
  const { putOff, cancel } = useAfterPaint()
  const hasApplied = (each: FilterState) => Object.keys(appliedFilters(each)).length > 0
  const used = (of: SearchScope) => lastUsedFilters(viewerId, of)
  return {
    state,
    isFailed,
    /** True when the counts are of the filters that are selected. */
    isCurrent: isCurrent && state.status !== 'submitted',
    locale,
    /** The filters that were used last in searches of this scope, while none is applied. */
    lastUsed: hasApplied(state) ? undefined : used(scope).read(),
    /** Shows changed filters, and then sends them to the results by their address. */
    submit(changed: FilterState) {
      const address = feedAddress(search, changed)
      if (address === filteredBy(scope, query, paramsIn(search))) {
        cancel()
        return change(changed)
      }
      change(submitFilters(changed))
      const send = () => {
        if (hasApplied(changed)) used(scopeWith(search, changed)).keep(filterParamsOf(changed))
        navigate(address)
      }
      putOff(send, () => change(resetFilters(state.models, paramsIn(search))))
    },
  }
}
