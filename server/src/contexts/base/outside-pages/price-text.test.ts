import { expect, test } from 'vitest'
import { priceOf } from './price-text.ts'

const table: readonly (readonly [
  string | number | undefined,
  string | undefined,
  number | undefined,
])[] = [
  ['19.99', 'USD', 1_999],
  ['19,99 €', 'EUR', 1_999],
  ['€ 1.299,00', 'EUR', 129_900],
  ['$1,299.00', 'USD', 129_900],
  ['1,299', 'USD', 129_900],
  ["1'299.50", 'CHF', 129_950],
  ['1 299 kr', 'SEK', 129_900],
  ['19.9', 'GBP', 1_990],
  ['2400', 'JPY', 2_400],
  ['12.500', 'KWD', 12_500],
  ['1,212.500', 'KWD', 1_212_500],
  ['0.999', 'USD', 100],
  [12.125, 'KWD', 12_125],
  [19.9, 'USD', 1_990],
  [-1, 'USD', undefined],
  ['0', 'USD', 0],
  ['12', 'usd ', 1_200],
  ['free', 'USD', undefined],
  ['12', 'dollars', undefined],
  ['12', undefined, undefined],
  [undefined, 'USD', undefined],
  ['99999999999999999', 'USD', undefined],
]

for (const [amount, currency, expected] of table)
  test(`priceOf reads ${amount} in ${currency}`, () => {
    expect(priceOf(amount, currency)?.amount).toBe(expected)
  })
