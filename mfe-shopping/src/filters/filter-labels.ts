import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import type { FilterName } from './engine/filter-names.ts'
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

/** A price in whole units, as the reader's language writes it. */
export function wholePrice(units: number, currency: string, locale: string): string {
  const digits = Number.isInteger(units) ? { minimumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(units)
}

/** Returns a range of prices as a text. */
const rangeText = ({ min, max, unit }: PriceRange, locale: string): string =>
  words.range({ least: wholePrice(min, unit, locale), greatest: wholePrice(max, unit, locale) })

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
  if (name === 'scope') return option?.search_type === 'pins' ? words.allPins() : words.products()
  if (name === 'colors') return colorName(value.toLowerCase()) ?? option?.label ?? value
  return option?.label ?? value
}

/** Returns what is selected, one label for each option. */
export function appliedLabels(
  models: readonly FilterModel[],
  applied: Selections,
  locale: string,
): readonly AppliedLabel[] {
  const names = ['price', 'brands', 'brandValue', 'colors', 'onSale', 'style', 'domains'] as const
  return names.flatMap((name): readonly AppliedLabel[] => {
    const filter = applied[name]
    if (filter?.kind === 'range')
      return [{ name, optionId: null, label: rangeText(filter, locale) }]
    return optionsOf(filter).map((optionId) => ({
      ...{ name, optionId },
      label: optionLabel(models, name, optionId),
    }))
  })
}
