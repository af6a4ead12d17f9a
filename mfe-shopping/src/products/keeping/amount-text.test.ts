import { expect, test } from 'vitest'
import { amountText, typedAmount } from './amount-text.ts'

test.each([
  ['', 'USD', null],
  ['  ', 'USD', null],
  ['19', 'USD', 1_900],
  ['19.5', 'USD', 1_950],
  ['19,50', 'EUR', 1_950],
  ['1900', 'JPY', 1_900],
  ['0', 'USD', undefined],
  ['-3', 'USD', undefined],
  ['1.900,50', 'EUR', undefined],
  ['soon', 'USD', undefined],
  ['99999999', 'USD', undefined],
])('%j typed as a price in %s is %j', (text, currency, amount) => {
  expect(typedAmount(text, currency)).toBe(amount)
})

test('a price is written as it is typed', () => {
  expect(amountText(1_950, 'EUR', 'de')).toBe('19,50')
  expect(amountText(190_000, 'USD', 'en')).toBe('1900')
  expect(amountText(1_900, 'JPY', 'en')).toBe('1900')
})
