import { filterParamsIn, filterText } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import { model, option, shopModels } from '../../../../test/filter-models.ts'
import { paramsOf, selectionsIn } from './codec.ts'
import { optionsOf } from './selections.ts'

const read = (query: string) => selectionsIn(shopModels, filterParamsIn(new URLSearchParams(query)))
const again = (query: string) => filterText(paramsOf(shopModels, read(query)))

test('S3.42 every filter parameter is read from an address and written back', () => {
  const whole = new URLSearchParams({
    availability: 'in_stock',
    brands: 'Lyra%2C Sons,Orfeo',
    brandValue: 'Orfeo',
    colors: 'red',
    domains: 'a.example',
    onSale: 'true',
    priceMax: '60',
    priceMin: '25.5',
    style: 'modern',
    scope: 'pins',
  }).toString()
  expect(again(whole)).toBe(whole)
  const { price, ...options } = read(whole)
  expect(price).toMatchObject({ min: 25.5, max: 60 })
  expect(Object.values(options).flatMap(optionsOf)).toEqual([
    'pins',
    'lyra',
    'orfeo',
    'value:Orfeo',
    'red',
    'true',
    'in_stock',
    'modern',
    'value:a.example',
  ])
  expect(Object.keys(read(whole)).toSorted()).toEqual([
    'availability',
    'brandValue',
    'brands',
    'colors',
    'domains',
    'onSale',
    'price',
    'scope',
    'style',
  ])
})

test('S5.21 S5.22 a price bound that is not a number is ignored, and so is the range of one bound', () => {
  for (const bound of ['x', '', ' ', '-5', '1e3', 'Infinity', 'NaN', '0x10', '99999999'])
    for (const range of [`priceMin=${bound}&priceMax=60`, `priceMin=25&priceMax=${bound}`])
      expect(read(range), range).not.toHaveProperty('price')
  expect(read('priceMin=25&priceMax=60')).toHaveProperty('price')
  expect(read('priceMin=60&priceMax=25')).not.toHaveProperty('price')
})

test('S5.24 lists are split at commas, and empty items are dropped', () => {
  const lists = read('brands=Orfeo,,%20,Nobody,&colors=,red&domains=a.example,,b.example')
  expect(optionsOf(lists.brands)).toEqual(['orfeo', 'value:Nobody'])
  expect(optionsOf(lists.colors)).toEqual(['red'])
  expect(optionsOf(lists.domains)).toEqual(['value:a.example', 'value:b.example'])
  expect(read('domains=,&colors=&brands=%20')).toEqual({})
})

test('S5.25 colors, styles and brand values match options in any case', () => {
  const loud = read('colors=RED,Blue&style=MODERN&brandValue=ORFEO')
  expect(optionsOf(loud.colors)).toEqual(['red', 'blue'])
  expect(optionsOf(loud.style)).toEqual(['modern'])
  const only = model(12, 'only', [option('7', { string_value: 'Orfeo' })])
  const { brandValue } = selectionsIn(
    [only],
    filterParamsIn(new URLSearchParams('brandValue=ORFEO')),
  )
  expect(optionsOf(brandValue)).toEqual(['7'])
  expect(again('colors=RED&style=MODERN')).toBe('colors=red&style=modern')
})
