import { expect, test } from 'vitest'
import { priceSince } from './price-since.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const eur = (amount: number) => ({ amount, currency: 'EUR' })

test.each([
  [usd(80), usd(100), { is: 'cheaper', by: usd(20) }],
  [usd(100), usd(80), { is: 'dearer', by: usd(20) }],
  [usd(80), usd(80), { is: 'same' }],
  [eur(80), usd(100), { is: 'other', was: usd(100) }],
  [null, usd(100), { is: 'unknown' }],
  [usd(80), null, { is: 'unknown' }],
])('a price of %o beside %o when it was saved is %o', (now, then, since) => {
  expect(priceSince(now, then)).toEqual(since)
})
