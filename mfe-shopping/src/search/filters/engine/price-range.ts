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

/** Returns the default range in a currency; undefined when no result has a price in it. */
export function rangeIn(model: FilterModel, unit: string): PriceRange | undefined {
  const usual = defaultRange(model)
  if (usual.unit === unit) return usual
  const prices = model.currencies.find((each) => each.unit === unit)
  if (prices === undefined) return undefined
  const { least: min, greatest } = prices
  return { min, max: greatest > min ? greatest : min + limits.filterRangeSpan, unit }
}

/** True when a range is the default one of its currency. */
export function isDefaultRange(model: FilterModel | undefined, range: PriceRange): boolean {
  if (model === undefined) return false
  const usual = rangeIn(model, range.unit)
  return usual !== undefined && range.min === usual.min && range.max === usual.max
}
