import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { defaultPriceUnit } from '@tessera/contracts/filter-params'
import { limits } from '@tessera/contracts/limits'

/** A range of prices in whole units of a currency. */
export interface PriceRange {
  readonly min: number
  readonly max: number
  readonly unit: string
}

/** Returns the default range of a price filter: without a greatest price it is 50 units long. */
export function defaultRange(model: FilterModel): PriceRange {
  const [least, greatest] = model.filter_options
  const min = least?.numeric_value ?? 0
  return {
    min,
    max: greatest?.numeric_value ?? min + limits.filterRangeSpan,
    unit: least?.unit || defaultPriceUnit,
  }
}

/** True when a range is the default one, so that it narrows nothing. */
export function isDefaultRange(model: FilterModel | undefined, range: PriceRange): boolean {
  if (model === undefined) return false
  const { min, max, unit } = defaultRange(model)
  return range.min === min && range.max === max && range.unit === unit
}
