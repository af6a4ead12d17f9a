import type {
  CurrencyPrices,
  FilterModel,
  FilterOption,
} from '@tessera/contracts/entities/shopping-filter'
import { defaultPriceUnit, filtersOfScope } from '@tessera/contracts/filter-params'
import { limits } from '@tessera/contracts/limits'
import { pictureUrl } from '../../base/media/rules.ts'
import { labelOf } from './refinements.ts'

/** A facet as the database counts it. */
export type FacetRow = {
  readonly facet: string
  readonly value: string
  readonly count: number
  readonly verified: boolean | null
  readonly picture: string | null
  /** Of prices: their currency, and the bounds in its minor unit. */
  readonly unit: string | null
  readonly low: string | number | null
  readonly high: string | number | null
}

const blank = {
  image_url: '',
  is_verified: false,
  numeric_value: 0,
  unit: '',
  rules: [],
  aux_data: {},
}

const of = (rows: readonly FacetRow[], facet: string): readonly FacetRow[] =>
  rows.filter((row) => row.facet === facet && row.count > 0)

const optionOf = (row: FacetRow, label: string): FilterOption => ({
  ...blank,
  id: row.value,
  label,
  count: row.count,
  string_value: row.value,
  image_url: row.picture === null ? '' : pictureUrl(row.picture, '236x'),
  is_verified: row.verified ?? false,
})

interface Kind {
  readonly id: string
  readonly title: string
  readonly component: FilterModel['filter_component_type']
  readonly product: FilterModel['product_filter_type']
}

function modelOf(
  { id, title, component, product }: Kind,
  options: readonly FilterOption[],
): readonly FilterModel[] {
  if (options.length === 0) return []
  return [
    {
      filter_component_type: component,
      product_filter_type: product,
      id,
      title,
      filter_options: [...options],
      histogram: [],
      currencies: [],
    },
  ]
}

type MinorUnits = (unit: string) => number

/** Returns the prices of one currency in whole units. */
function currencyPrices(bars: readonly FacetRow[], unit: string, minorUnits: MinorUnits) {
  const whole = minorUnits(unit)
  const histogram = Array.from({ length: limits.filterPriceBars }, () => 0)
  for (const { value, count } of bars) histogram[Number(value) - 1] = count
  const prices: CurrencyPrices = {
    unit,
    histogram,
    count: bars.reduce((sum, bar) => sum + bar.count, 0),
    least: Math.floor(Number(bars[0]?.low) / whole),
    greatest: Math.ceil(Number(bars[0]?.high) / whole),
  }
  return prices
}

/** Returns the prices by currency, most results first; the wanted currency comes before all. */
function pricesIn(rows: readonly FacetRow[], wanted: string, minorUnits: MinorUnits) {
  const byUnit = Map.groupBy(of(rows, 'price'), ({ unit }) => unit ?? defaultPriceUnit)
  return [...byUnit]
    .map(([unit, bars]) => currencyPrices(bars, unit, minorUnits))
    .toSorted(
      (one, other) =>
        Number(other.unit === wanted) - Number(one.unit === wanted) ||
        other.count - one.count ||
        (one.unit < other.unit ? -1 : 1),
    )
}

/**
 * The range of prices: its options are the least and the greatest of the wanted currency, in whole
 * units. Without results in that currency they are of the one that most results have.
 */
function priceModel(rows: readonly FacetRow[], wanted: string, minorUnits: MinorUnits) {
  const currencies = pricesIn(rows, wanted, minorUnits)
  const [first] = currencies
  if (first === undefined) return []
  const { unit, count, least, greatest, histogram } = first
  const bound = (id: string, value: number): FilterOption => ({
    ...blank,
    id,
    label: String(value),
    count,
    unit,
    numeric_value: value,
    string_value: String(value),
  })
  const options = [bound('min', least), ...(greatest > least ? [bound('max', greatest)] : [])]
  const kind = { id: 'price', title: 'Price', component: 2, product: 1 } as const
  return modelOf(kind, options).map((model) => ({ ...model, histogram, currencies }))
}

/** The filters that products have and all pins have not. */
const ofProducts = filtersOfScope.buyable_pins.filter((name) => !filtersOfScope.pins.includes(name))

/** The ids of the filters that a search among all pins hides. */
const hiddenAmongPins = [
  ...new Set(ofProducts.map((name) => (name.startsWith('price') ? 'price' : name))),
]

function scopeOptions(rows: readonly FacetRow[]): readonly FilterOption[] {
  const labels = { pins: 'All Pins', buyable_pins: 'Products' } as const
  return (['pins', 'buyable_pins'] as const).flatMap((scope) =>
    of(rows, 'scope')
      .filter(({ value }) => value === scope)
      .map((row) => ({
        ...optionOf(row, labels[scope]),
        search_type: scope,
        rules: scope === 'pins' ? hiddenAmongPins.map((hides) => ({ hides })) : [],
      })),
  )
}

/** Returns the filters of a search's results; options without results are left out. */
export function filterModelsOf(
  rows: readonly FacetRow[],
  /** The currency of the price that the search names; dollars when it names none. */
  priceUnit: string,
  minorUnits: MinorUnits,
): readonly FilterModel[] {
  const options = (facet: string, label: (value: string) => string) =>
    of(rows, facet).map((row) => optionOf(row, label(row.value)))
  const same = (value: string) => value
  return [
    ...modelOf({ id: 'scope', title: 'Show', component: 2, product: 4 }, scopeOptions(rows)),
    ...priceModel(rows, priceUnit, minorUnits),
    ...modelOf({ id: 'brands', title: 'Brand', component: 1, product: 3 }, options('brands', same)),
    ...modelOf(
      { id: 'colors', title: 'Color', component: 1, product: 6 },
      options('colors', labelOf),
    ),
    ...modelOf(
      { id: 'onSale', title: 'On sale', component: 2, product: 7 },
      options('onSale', () => 'On sale'),
    ),
    ...modelOf(
      { id: 'availability', title: 'Availability', component: 2, product: 100 },
      options('availability', () => 'In stock'),
    ),
    ...modelOf(
      { id: 'style', title: 'Style', component: 2, product: 10 },
      options('style', labelOf),
    ),
    ...modelOf(
      { id: 'domains', title: 'Shop', component: 1, product: 0 },
      options('domains', same),
    ),
  ]
}

/** Returns the number of results of a scope. */
export const resultsIn = (rows: readonly FacetRow[], scope: string): number =>
  rows.find(({ facet, value }) => facet === 'scope' && value === scope)?.count ?? 0
