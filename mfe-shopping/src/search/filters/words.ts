import { defineMessages } from '@tessera/contracts/messages'
import type { FilterName } from './engine/filter-names.ts'

/** Copy of the shopping filters. */
export const words = defineMessages({
  filters: 'Filters',
  open: 'All filters',
  applied: 'Applied filters',
  clear: 'Clear all',
  remove: 'Remove {filter}',
  onSale: 'On sale',
  inStock: 'In stock',
  currency: 'Currency',
  close: 'Close filters',
  foundMany: '{count}+ results',
  productsOnly: 'Shop products',
  lastUsed: 'Last used: {filters}',
  show: 'Show results',
  showMany: 'Show {count}+ results',
  none: 'No results',
  loading: 'Loading the filters',
  any: 'Any',
  find: 'Search in {filter}',
  noneFound: 'Nothing matches.',
  lowest: 'Lowest price',
  highest: 'Highest price',
  range: '{least} to {greatest}',
  allPins: 'All Pins',
  products: 'Products',
})

/** Copy with a number. */
export const counted = {
  show: { one: 'Show {count} result', other: 'Show {count} results' },
  found: { one: '{count} result', other: '{count} results' },
  applied: { one: '{count} filter applied', other: '{count} filters applied' },
} as const

const titles = defineMessages({
  scope: 'Show',
  price: 'Price',
  brands: 'Brand',
  brandValue: 'Only this brand',
  colors: 'Color',
  onSale: 'Sale',
  availability: 'Availability',
  style: 'Style',
  domains: 'Shop',
})

/** The title of a filter. */
export const titleOf = (name: FilterName): string => titles[name]()

/** The names of plain colors. */
export const colors = defineMessages(
  {
    red: 'Red',
    pink: 'Pink',
    orange: 'Orange',
    brown: 'Brown',
    beige: 'Beige',
    white: 'White',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    black: 'Black',
    grey: 'Gray',
  },
  'color',
)

const colorNames: Readonly<Record<string, () => string>> = colors

/** The name of a plain color; undefined for any other. */
export const colorName = (value: string): string | undefined =>
  Object.hasOwn(colorNames, value) ? colorNames[value]?.() : undefined
