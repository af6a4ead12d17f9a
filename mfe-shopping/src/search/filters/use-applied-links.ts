import { useStore } from '@nanostores/react'
import { filterParamsIn, filtersIn } from '@tessera/contracts/filter-params'
import { useShell } from '@tessera/module/react'
import {
  appliedFilters,
  clearFilter,
  type FilterState,
  resetFilters,
  toggleOption,
} from './engine/filter-state.ts'
import { type FilteredSearch, feedAddress } from './feed-address.ts'
import { type AppliedLabel, appliedLabels } from './filter-labels.ts'
import { useModels } from './use-filters.ts'

/** Returns filters without one option, or without the price. */
export const withoutOption = (state: FilterState, { name, optionId }: AppliedLabel): FilterState =>
  optionId === null ? clearFilter(state, name) : toggleOption(state, name, optionId, 'bar')

/** Returns the applied filters of a search, each with the address of the search without it. */
export function useAppliedLinks(search: FilteredSearch) {
  const locale = useStore(useShell().$locale)
  const { models = [] } = useModels(search)
  const { scope, query } = search
  const state = resetFilters(models, { ...filtersIn(scope, filterParamsIn(query)), scope })
  return appliedLabels(models, appliedFilters(state), locale).map((each) => ({
    label: each.label,
    to: feedAddress(search, withoutOption(state, each)),
  }))
}
