import { filterParamsIn, filterText } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import { pricesModel, scopeModel } from '../../../../test/filter-models.ts'
import { chooseCurrency, shownCurrency } from './currency.ts'
import {
  appliedFilters,
  clearFilter,
  clearFilters,
  type FilterState,
  filterParamsOf,
  resetFilters,
  setRange,
  withModels,
} from './filter-state.ts'

const models = [scopeModel, pricesModel(['USD', 20, 90], ['EUR', 10, 60])]
const at = (query: string, of = models) =>
  resetFilters(of, filterParamsIn(new URLSearchParams(`scope=buyable_pins&${query}`)))
const euros = (state: FilterState) => chooseCurrency(state, 'EUR', 'panel')
const dollars = (state: FilterState) => chooseCurrency(state, 'USD', 'panel')
const text = (state: FilterState) => filterText(filterParamsOf(state))

test('S5.22 prices are shown in dollars, in the currency of the address, or in the only one there is', () => {
  expect(shownCurrency(at(''))).toBe('USD')
  expect(shownCurrency(at('priceMin=1&priceMax=2&priceUnit=EUR'))).toBe('EUR')
  expect(shownCurrency(at('priceMin=1&priceMax=2&priceUnit=CHF'))).toBe('CHF')
  expect(shownCurrency(at('', [scopeModel, pricesModel(['SEK', 1, 9])]))).toBe('SEK')
  expect(shownCurrency(at('', [scopeModel]))).toBe('USD')
})

test('another currency keeps the range of the former one aside, and its own comes back', () => {
  const inDollars = setRange(at(''), { min: 30, max: 60, unit: 'USD' }, 'panel')
  const switched = euros(inDollars)
  expect(shownCurrency(switched)).toBe('EUR')
  expect([text(switched), switched.status]).toEqual(['scope=buyable_pins', 'cleared'])
  const inEuros = setRange(switched, { min: 10, max: 40, unit: 'EUR' }, 'panel')
  expect(text(inEuros)).toBe('priceMax=40&priceMin=10&priceUnit=EUR&scope=buyable_pins')
  expect(text(dollars(inEuros))).toBe('priceMax=60&priceMin=30&scope=buyable_pins')
  expect(text(euros(dollars(inEuros)))).toBe(text(inEuros))
  expect(dollars(inDollars)).toBe(inDollars)
})

test('clearing forgets the ranges of other currencies too', () => {
  const inEuros = setRange(
    at('priceMin=30&priceMax=60'),
    { min: 10, max: 40, unit: 'EUR' },
    'panel',
  )
  for (const clear of [clearFilters, (state: FilterState) => clearFilter(state, 'price')])
    expect(text(dollars(clear(euros(inEuros))))).toBe('scope=buyable_pins')
})

test('the shown currency stays while models change, as long as results have it', () => {
  const shown = euros(at(''))
  expect(shownCurrency(withModels(shown, models))).toBe('EUR')
  const rest = [scopeModel, pricesModel(['USD', 20, 90], ['GBP', 5, 8])]
  expect(shownCurrency(withModels(shown, rest))).toBe('USD')
  expect(shownCurrency(withModels(withModels(shown, rest), models))).toBe('EUR')
})

test('S4.33 the whole of a currency is unset among several currencies, set by hand or by an address', () => {
  for (const [min, max, unit] of [
    [20, 90, 'USD'],
    [10, 60, 'EUR'],
  ] as const) {
    const byHand = setRange(chooseCurrency(at(''), unit, 'panel'), { min, max, unit }, 'panel')
    const byAddress = at(`priceMin=${min}&priceMax=${max}&priceUnit=${unit}`)
    for (const whole of [byHand, byAddress]) {
      expect(appliedFilters(whole)).toEqual({})
      expect([text(whole), whole.status]).toEqual(['scope=buyable_pins', 'cleared'])
    }
  }
  expect(text(at('priceMin=10&priceMax=60'))).toBe('priceMax=60&priceMin=10&scope=buyable_pins')
})
