import { noFilterParams } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import { model, option, priceModel, shopModels } from '../../../../test/filter-models.ts'
import { isMulti, nameOf } from './filter-names.ts'
import { resetFilters, toggleOption } from './filter-state.ts'
import { modelsIn } from './models.ts'
import { defaultRange } from './price-range.ts'
import { optionsOf } from './selections.ts'

const ids = (answer: unknown) => modelsIn(answer).map(({ id }) => id)
const brands = model(3, 'brands', [option('lyra')])

const lacking = (field: string) => {
  const { [field]: _, ...rest } = Object.fromEntries(Object.entries(option('lyra')))
  return { ...brands, id: 'broken', filter_options: [option('orfeo'), rest] }
}

test('S5.26 a model with an option that lacks image_url, numeric value, verified flag, string value or unit is dropped', () => {
  for (const field of ['image_url', 'numeric_value', 'is_verified', 'string_value', 'unit'])
    expect(ids([lacking(field), priceModel(1, 2)]), field).toEqual(['price'])
  const unpriced = { ...option('lyra'), numeric_value: null }
  expect(ids([{ ...brands, filter_options: [unpriced] }])).toEqual([])
  expect(ids([brands])).toEqual(['brands'])
})

test('S3.37 component 1 takes several options and 2 takes one; another component is dropped', () => {
  const [multi, single] = [1, 2].map((filter_component_type) =>
    modelsIn([{ ...brands, filter_component_type }]).map(isMulti),
  )
  expect([multi, single]).toEqual([[true], [false]])
  expect(ids([{ ...brands, filter_component_type: 3 }])).toEqual([])
  const chosen = ([1, 2] as const).map((filter_component_type) => {
    const two = model(3, 'brands', [option('lyra'), option('orfeo')], { filter_component_type })
    const one = toggleOption(resetFilters([two], noFilterParams), 'brands', 'lyra', 'panel')
    return optionsOf(toggleOption(one, 'brands', 'orfeo', 'panel').chosen.brands)
  })
  expect(chosen).toEqual([['lyra', 'orfeo'], ['orfeo']])
})

test('S3.38 every kind of product filter is read, and an unknown kind is dropped', () => {
  const kinds = [
    ...([
      [0, 'domains'],
      [1, 'price'],
      [3, 'brands'],
      [4, 'scope'],
      [6, 'colors'],
    ] as const),
    ...([
      [7, 'onSale'],
      [8, 'onSale'],
      [9, 'onSale'],
      [10, 'style'],
      [12, 'brandValue'],
    ] as const),
  ] as const
  for (const [type, name] of kinds)
    expect(modelsIn([model(type, 'one', [option('a')])]).map(nameOf), name).toEqual([name])
  // Our own: availability.
  expect(ids([model(100, 'one', [option('a')])])).toEqual(['one'])
  for (const type of [2, 5, 11, 13, 101, '3'])
    expect(ids([{ ...brands, product_filter_type: type }]), String(type)).toEqual([])
})

test('S3.39 S3.40 a model has an id, a title, and options with their texts, numbers, rules and module', () => {
  const whole = option('7', {
    label: 'Lyra',
    count: 4,
    image_url: '/a.webp',
    is_verified: true,
    numeric_value: 2,
    string_value: 'Lyra',
    unit: 'USD',
    search_type: 'pins',
    rules: [{ hides: 'price' }],
    aux_data: { module_id: 'm1' },
  })
  const answer = model(3, 'b', [whole], { title: 'Brand' })
  expect(modelsIn([answer])).toEqual([answer])
  expect(ids([{ ...answer, title: undefined }])).toEqual([])
})

test('models without options, with one id twice, or for a parameter that another has are dropped', () => {
  expect(ids([model(3, 'none', [])])).toEqual([])
  expect(ids([model(3, 'twice', [option('a'), option('a')])])).toEqual([])
  expect(ids([model(7, 'sale', [option('a')]), model(9, 'other', [option('b')])])).toEqual(['sale'])
  expect(ids([model(3, 'blank', [option('a', { string_value: ' ' })])])).toEqual([])
  for (const answer of [undefined, null, {}, 'x', [null, 3]]) expect(modelsIn(answer)).toEqual([])
  expect(modelsIn(shopModels)).toEqual(shopModels)
})

test('S5.22 a price uses at most two options, and its unit is USD when it names none', () => {
  const three = model(1, 'price', [
    option('min', { numeric_value: 5 }),
    option('max', { numeric_value: 40 }),
    option('more', { numeric_value: 900 }),
  ])
  const [read] = modelsIn([three])
  expect(read?.filter_options).toHaveLength(2)
  expect(defaultRange(three)).toEqual({ min: 5, max: 40, unit: 'USD' })
})

test('S5.23 S9.9 without a greatest price the range ends 50 above its least', () => {
  expect(defaultRange(priceModel(30))).toEqual({ min: 30, max: 80, unit: 'USD' })
  expect(defaultRange(priceModel(30, undefined, '')).unit).toBe('USD')
  expect(defaultRange(priceModel(30, undefined, 'EUR'))).toMatchObject({ max: 80, unit: 'EUR' })
})
