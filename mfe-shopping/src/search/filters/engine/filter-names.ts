import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'

/** The filters, by the names of their parameters; both prices are one filter. */
export const filterNames = [
  ...(['scope', 'price', 'brands', 'brandValue', 'colors', 'onSale', 'availability'] as const),
  ...(['style', 'domains'] as const),
] as const

/** The name of a filter. */
export type FilterName = (typeof filterNames)[number]

const nameOfType: Readonly<Record<FilterModel['product_filter_type'], FilterName>> = {
  0: 'domains',
  1: 'price',
  3: 'brands',
  4: 'scope',
  6: 'colors',
  7: 'onSale',
  8: 'onSale',
  9: 'onSale',
  10: 'style',
  12: 'brandValue',
  100: 'availability',
}

/** Returns the name of a model's filter. */
export const nameOf = (model: FilterModel): FilterName => nameOfType[model.product_filter_type]

/** The filters whose parameter holds several values. */
const lists: ReadonlySet<FilterName> = new Set(['brands', 'colors', 'domains'])

/** True when an address can hold several values of a filter. */
export const isList = (name: FilterName): boolean => lists.has(name)

/** True for a filter that is on or off: of its options, the first is used. */
export const isSwitch = (name: FilterName): boolean => name === 'onSale' || name === 'availability'

/** True when several options of a filter can be selected. */
export const isMulti = (model: FilterModel): boolean =>
  model.filter_component_type === 1 && isList(nameOf(model))
