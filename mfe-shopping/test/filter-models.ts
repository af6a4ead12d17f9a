import type { FilterModel, FilterOption } from '@tessera/contracts/entities/shopping-filter'

/** An option with everything that an option needs. */
export const option = (id: string, more: Partial<FilterOption> = {}): FilterOption => ({
  id,
  label: id,
  count: 1,
  image_url: '',
  is_verified: false,
  numeric_value: 0,
  string_value: id,
  unit: '',
  rules: [],
  aux_data: {},
  ...more,
})

/** A model of a filter. */
export const model = (
  type: FilterModel['product_filter_type'],
  id: string,
  options: readonly FilterOption[],
  more: Partial<FilterModel> = {},
): FilterModel => ({
  filter_component_type: 1,
  product_filter_type: type,
  id,
  title: id,
  histogram: [],
  currencies: [],
  filter_options: [...options],
  ...more,
})

/** The bounds of a price filter. */
export const priceModel = (min: number, max?: number, unit = 'USD'): FilterModel =>
  model(
    1,
    'price',
    [min, ...(max === undefined ? [] : [max])].map((price, at) =>
      option(at === 0 ? 'min' : 'max', {
        numeric_value: price,
        string_value: String(price),
        unit,
        count: 3,
      }),
    ),
    { filter_component_type: 2, histogram: [2, 0, 1] },
  )

/** A price filter over several currencies; the first is the usual one. */
export const pricesModel = (...currencies: readonly (readonly [string, number, number])[]) => {
  const [[unit, min, max] = ['USD', 0, 0]] = currencies
  return {
    ...priceModel(min, max, unit),
    currencies: currencies.map(([each, least, greatest]) => ({
      unit: each,
      least,
      greatest,
      count: 3,
      histogram: [1, 0, 2],
    })),
  }
}

/** The scopes of a search; all pins hide what only products have. */
export const scopeModel = model(
  4,
  'scope',
  [
    option('pins', {
      label: 'All Pins',
      search_type: 'pins',
      count: 12,
      rules: ['brands', 'price', 'onSale', 'availability'].map((hides) => ({ hides })),
    }),
    option('buyable_pins', { label: 'Products', search_type: 'buyable_pins', count: 5 }),
  ],
  { filter_component_type: 2 },
)

/** Every filter of a search among products. */
export const shopModels: readonly FilterModel[] = [
  scopeModel,
  priceModel(20, 90),
  model(3, 'brands', [
    option('lyra', {
      label: 'Lyra, Sons',
      string_value: 'Lyra, Sons',
      count: 2,
      is_verified: true,
    }),
    option('orfeo', { label: 'Orfeo', string_value: 'Orfeo', count: 1 }),
  ]),
  model(6, 'colors', [
    option('blue', { label: 'Blue', count: 2 }),
    option('red', { label: 'Red', count: 3 }),
  ]),
  model(7, 'onSale', [option('true', { label: 'On sale', count: 1 })], {
    filter_component_type: 2,
  }),
  model(100, 'availability', [option('in_stock', { label: 'In stock', count: 4 })], {
    filter_component_type: 2,
  }),
  model(
    10,
    'style',
    [option('modern', { label: 'Modern' }), option('rustic', { label: 'Rustic' })],
    {
      filter_component_type: 2,
    },
  ),
  model(0, 'domains', [option('lyra.example'), option('orfeo.example')]),
]
