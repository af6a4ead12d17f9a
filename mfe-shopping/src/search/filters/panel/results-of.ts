import { limits } from '@tessera/contracts/limits'
import type { FilterState } from '../engine/filter-state.ts'
import { modelNamed } from '../engine/models.ts'
import { optionsOf } from '../engine/selections.ts'

/** Returns the number of results of the selected filters, as their models count them. */
export function resultsOf({ models, chosen }: FilterState): number {
  const scope = modelNamed(models, 'scope')
  const [selected] = optionsOf(chosen.scope)
  return scope?.filter_options.find(({ id }) => id === selected)?.count ?? 0
}

/** True when there are more results than are counted. */
export const isMany = (count: number): boolean => count >= limits.filterCountMax
