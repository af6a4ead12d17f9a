import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import {
  adCurrencies,
  defaultAdCountry,
  isAdCurrency,
  needsAdsConsent,
  promoteConstants,
  recommendedDaily,
} from './countries.ts'
import { microPerUnit } from './micro.ts'

const row = (country: string) => {
  const { currency, daily, days, recommendedDaily, recommendedDays, minDaily } =
    promoteConstants(country)
  return [currency, daily, days, recommendedDaily, recommendedDays, minDaily].join(' ')
}

test('S9.20 S9.21 S3.66 promotions are paid in the currency of the country, elsewhere in dollars', () => {
  expect(defaultAdCountry).toBe('US')
  const currencies = 'US JP XX DE FR HR AU CA CH DK GB NO NZ SE'.split(' ')
  expect(currencies.map((country) => promoteConstants(country).currency).join(' ')).toBe(
    'USD USD USD EUR EUR EUR AUD CAD CHF DKK GBP NOK NZD SEK',
  )
  const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
  for (const country of euroArea) expect(promoteConstants(country).currency).toBe('EUR')
  expect(['DE', 'GB', 'SE', 'CA'].map((country) => promoteConstants(country).symbol)).toEqual([
    '€',
    '£',
    'kr',
    'CA$',
  ])
})

test('S3.66 S9.22 S9.23 S9.24 budgets and durations start at the numbers of the country', () => {
  expect(
    Object.fromEntries('US DE AU CA CZ GB NZ SE NO DK'.split(' ').map((c) => [c, row(c)])),
  ).toEqual({
    US: 'USD 3 10 7 10 1',
    DE: 'EUR 1 10 7 10 1',
    AU: 'AUD 1 10 10 10 1',
    CA: 'CAD 1 10 9 10 1',
    CZ: 'CZK 80 10 150 10 11',
    GB: 'GBP 1 10 5 10 1',
    NZ: 'NZD 1 10 10 10 1',
    SE: 'SEK 10 30 70 30 1',
    NO: 'NOK 10 30 70 30 1',
    DK: 'DKK 10 30 50 30 1',
  })
})

test('a promotion runs for up to 365 days, and a unit has 1,000,000 micro', () => {
  expect([limits.promoteDaysMax, microPerUnit]).toEqual([365, 1_000_000])
})

test.each([
  ['DE', true],
  ['NO', true],
  ['IS', true],
  ['GB', true],
  ['CH', true],
  ['US', false],
  ['TR', false],
])('consent in %s is needed: %s', (country, needed) => {
  expect(needsAdsConsent(country)).toBe(needed)
})

test('the recommended daily budget of a currency is that of its country', () => {
  const known = Object.keys(adCurrencies).filter(isAdCurrency)
  expect(known.map((currency) => `${currency} ${recommendedDaily(currency)}`)).toEqual([
    'AUD 10',
    'CAD 9',
    'CHF 7',
    'CZK 150',
    'DKK 50',
    'EUR 7',
    'GBP 5',
    'NOK 70',
    'NZD 10',
    'SEK 70',
    'USD 7',
  ])
  expect(['XXX', 'toString'].filter(isAdCurrency)).toEqual([])
})
