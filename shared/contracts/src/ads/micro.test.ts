import { expect, test } from 'vitest'
import { microText, readMicro, scaledMicro } from './micro.ts'

test.each([
  [12_500_000, 'USD', 'en-US', '$12.50 USD'],
  [12_345_678, 'EUR', 'de-DE', '12,35 €'],
  [1_234, 'USD', 'en-US', '$0.00 USD'],
  [-4_644, 'GBP', 'en-US', '£0.00 GBP'],
  [-400_000, 'JPY', 'en-US', '¥0 JPY'],
  [-5_000_000, 'GBP', 'en-US', '-£5.00 GBP'],
  [2_500_000_000, 'JPY', 'en-US', '¥2,500 JPY'],
])('%i millionths of %s read in %s as %s', (micro, currency, locale, text) => {
  expect(microText({ micro, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['25', 'USD', 25_000_000],
  [' 25,5 ', 'EUR', 25_500_000],
  ['0.001', 'USD', undefined],
  ['25.5', 'JPY', undefined],
  ['-3', 'USD', undefined],
  ['abc', 'USD', undefined],
])('%j of %s is read as %s', (text, currency, micro) => {
  expect(readMicro(text, currency)).toBe(micro)
})

test('an amount in dollars has the scale of a currency', () => {
  expect([scaledMicro(25, 'USD'), scaledMicro(25, 'JPY')]).toEqual([25_000_000, 2_500_000_000])
})
