import { expect, test } from 'vitest'
import { priceIn } from './price-cell.ts'

test.each([
  ['19.99 USD', null, 1_999, 'USD'],
  ['USD 19.99', null, 1_999, 'USD'],
  ['19.99USD', null, 1_999, 'USD'],
  ['usd19.99', null, 1_999, 'USD'],
  ['19,99 EUR', null, 1_999, 'EUR'],
  ['1.299,00 EUR', null, 129_900, 'EUR'],
  ['1,299.00 USD', null, 129_900, 'USD'],
  ['1 299 SEK', null, 129_900, 'SEK'],
  ["1'299.50 CHF", null, 129_950, 'CHF'],
  ['1,29,999.00 INR', null, 12_999_900, 'INR'],
  ['2400 JPY', null, 2_400, 'JPY'],
  ['2,400 JPY', 'USD', 2_400, 'JPY'],
  ['12.500 KWD', null, 12_500, 'KWD'],
  ['0.5 USD', null, 50, 'USD'],
  ['$19.99', 'USD', 1_999, 'USD'],
  ['$19.99', 'CAD', 1_999, 'CAD'],
  ['CA$19.99', 'CAD', 1_999, 'CAD'],
  ['$19.99 USD', null, 1_999, 'USD'],
  ['€19,99', 'EUR', 1_999, 'EUR'],
  ['19,99 zł', 'PLN', 1_999, 'PLN'],
  ['19.99', 'GBP', 1_999, 'GBP'],
  [' 19.99\u00a0EUR ', null, 1_999, 'EUR'],
])('the price %j with the given currency %j is %i %s', (text, given, amount, currency) => {
  expect(priceIn(text, given)).toEqual({ price: { amount, currency } })
})

test.each([
  ['19.99', null],
  ['$19.99', null],
  ['€19.99', null],
  ['€19.99', 'USD'],
  ['19.99 QQQ', null],
  ['19.99 XYZ', 'USD'],
])('the price %j with the given currency %j has no known currency', (text, given) => {
  expect(priceIn(text, given)).toEqual({ fault: 'currency-unknown' })
})

test.each([
  '',
  'free',
  'on request',
  'USD',
  '-5 USD',
  '0 USD',
  '0.00 USD',
  '10 - 20 USD',
  '19.99 USD / month',
  '19.99.99 USD',
  '1e5 USD',
  '19.99 USD EUR',
  '€19.99 USD',
  '20000000.01 USD',
  `${'9'.repeat(20)} USD`,
])('%j is no price', (text) => {
  expect(priceIn(text, 'USD')).toEqual({ fault: 'price-unfit' })
})
