import { expect, test, vi } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  [1900, 'USD', 'en-US', '$19 USD'],
  [1950, 'USD', 'en-US', '$19.50 USD'],
  [1950, 'CAD', 'en-US', 'CA$19.50'],
  [1950, 'CAD', 'en-CA', '$19.50 CAD'],
  [1950, 'USD', 'en-CA', 'US$19.50'],
  [1900, 'JPY', 'en-US', '¥1,900 JPY'],
  [1950, 'GBP', 'en-US', '£19.50 GBP'],
  [1950, 'EUR', 'de-DE', '19,50 €'],
  [1950, 'USD', 'de-DE', '19,50 USD'],
  [1950, 'SEK', 'sv-SE', '19,50 SEK'],
  [-1950, 'USD', 'de-DE', '-19,50 USD'],
  [1950, 'CHF', 'de-DE', '19,50 CHF'],
])(
  '%i of the smallest unit of %s reads in %s as %s: its currency is named',
  (amount, currency, locale, text) => {
    expect(priceText({ amount, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text)
  },
)

test('many prices of one currency make its formats once', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let amount = 100; amount < 200; amount += 1) priceText({ amount, currency: 'PLN' }, 'en-IE')
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})
