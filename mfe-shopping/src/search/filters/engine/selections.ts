import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import type { FilterName } from './filter-names.ts'
import { modelNamed } from './models.ts'
import { isDefaultRange, type PriceRange } from './price-range.ts'

/** The part of the screen that a filter was last changed in. */
export type ChangeLocation = 'url' | 'bar' | 'panel' | 'last_used'

interface Changed {
  /** The id of the filter's model; the filter's name while there is none. */
  readonly id: string
  readonly lastChangedLocation: ChangeLocation
}

/** A filter with what is selected. */
export type AppliedFilter = Changed &
  (
    | { readonly kind: 'single'; readonly selectedOptionId: string }
    | { readonly kind: 'multi'; readonly selectedOptionIds: readonly string[] }
    | ({ readonly kind: 'range' } & PriceRange)
  )

/** The selected options, by filter. */
export type Selections = Readonly<Partial<Record<FilterName, AppliedFilter>>>

/** Returns the selected options of a filter. */
export function optionsOf(applied: AppliedFilter | undefined): readonly string[] {
  if (applied === undefined || applied.kind === 'range') return []
  return applied.kind === 'single' ? [applied.selectedOptionId] : applied.selectedOptionIds
}

/** True when a filter narrows the list: its scope does not, and neither does a range by default. */
export function narrows(
  models: readonly FilterModel[],
  name: FilterName,
  applied: AppliedFilter,
): boolean {
  if (name === 'scope') return false
  if (applied.kind === 'multi') return applied.selectedOptionIds.length > 0
  return applied.kind === 'single' || !isDefaultRange(modelNamed(models, name), applied)
}
