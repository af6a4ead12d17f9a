import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { type PriceStyle, wholePrice } from '@tessera/contracts/whole-price'
import { type FilterName, filterNames } from './engine/filter-names.ts'
import { modelNamed } from './engine/models.ts'
import { optionValue } from './engine/option-values.ts'
import type { PriceRange } from './engine/price-range.ts'
import { optionsOf, type Selections } from './engine/selections.ts'
import { colorName, words } from './words.ts'

/** One applied option, or the applied price. */
export interface AppliedLabel {
  readonly name: FilterName
  /** Null for a price. */
  readonly optionId: string | null
  readonly label: string
}

/** Returns how the prices of a search are written. */
export const priceStyle = (models: readonly FilterModel[], locale: string): PriceStyle => ({
  locale,
  isAmongOthers: (modelNamed(models, 'price')?.currencies.length ?? 0) > 1,
})

/** The name of a currency with its code: Swiss Franc (CHF). */
export function currencyName(unit: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(unit)
  return name === undefined ? unit : `${name} (${unit})`
}

/** Returns a range of prices as a text. */
const rangeText = ({ min, max, unit }: PriceRange, style: PriceStyle): string =>
  words.range({ least: wholePrice(min, unit, style), greatest: wholePrice(max, unit, style) })

/** Returns the label of an option; one that the results no longer have says its value. */
export function optionLabel(
  models: readonly FilterModel[],
  name: FilterName,
  optionId: string,
): string {
  const model = modelNamed(models, name)
  const option = model?.filter_options.find(({ id }) => id === optionId)
  const value = optionValue(model, optionId)
  if (name === 'onSale') return words.onSale()
  if (name === 'availability') return words.inStock()
  if (name === 'scope')
    return (option?.search_type ?? value) === 'pins' ? words.allPins() : words.products()
  if (name === 'colors') return colorName(value.toLowerCase()) ?? option?.label ?? value
  return option?.label ?? value
}

/** Returns what is selected, one label for each option. */
export function appliedLabels(
  models: readonly FilterModel[],
  applied: Selections,
  locale: string,
): readonly AppliedLabel[] {
  const style = priceStyle(models, locale)
  return filterNames.flatMap((name): readonly AppliedLabel[] => {
    const filter = applied[name]
    if (filter?.kind === 'range') return [{ name, optionId: null, label: rangeText(filter, style) }]
    return optionsOf(filter).map((optionId) => ({
      name,
      optionId,
      label: optionLabel(models, name, optionId),
    }))
  })
}
