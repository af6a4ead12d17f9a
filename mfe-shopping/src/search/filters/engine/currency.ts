import { defaultPriceUnit } from '@tessera/contracts/filter-params'
import { changed, type FilterState, without } from './filter-state.ts'
import { modelNamed } from './models.ts'
import { defaultRange, type PriceRange } from './price-range.ts'
import type { ChangeLocation } from './selections.ts'

/** Returns the currency of the prices that are shown: the selected, the chosen or the usual one. */
export function shownCurrency({ models, chosen, currency }: FilterState): string {
  const { price } = chosen
  if (price?.kind === 'range') return price.unit
  const model = modelNamed(models, 'price')
  const isOffered = model?.currencies.some(({ unit }) => unit === currency) ?? false
  if (currency !== undefined && isOffered) return currency
  return model === undefined ? defaultPriceUnit : defaultRange(model).unit
}

/**
 * Shows the prices of another currency. A price filters by one currency: the range of the former one
 * is kept aside, and one that was selected in the new one before is selected again.
 */
export function chooseCurrency(
  state: FilterState,
  currency: string,
  lastChangedLocation: ChangeLocation,
): FilterState {
  const { chosen, otherPrices } = state
  const { price } = chosen
  if (currency === shownCurrency(state)) return state
  const { [currency]: back, ...others } = otherPrices
  const kept = price?.kind === 'range' ? { [price.unit]: rangeOf(price) } : {}
  const next = { ...state, currency, otherPrices: { ...others, ...kept } }
  if (back === undefined) return changed(next, without(chosen, 'price'))
  const id = modelNamed(state.models, 'price')?.id ?? 'price'
  const restored = { kind: 'range' as const, ...back, id, lastChangedLocation }
  return changed(next, { ...chosen, price: restored })
}

const rangeOf = ({ min, max, unit }: PriceRange): PriceRange => ({ min, max, unit })
