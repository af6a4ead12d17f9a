import { expect, test } from 'vitest'
import { pageProductFacts } from './product-facts.ts'

test.each([
  ['in_stock', 'in stock'],
  ['out_of_stock', 'out of stock'],
  ['discontinued', 'out of stock'],
  ['preorder', 'preorder'],
  ['backorder', 'preorder'],
  [null, 'in stock'],
] as const)('a product that is %j is kept as %j', (availability, kept) => {
  expect(
    pageProductFacts('https://www.lamps.example/oak', {
      brand: 'Lumen',
      price: null,
      availability,
    }),
  ).toMatchObject({ brand: 'Lumen', domain: 'lamps.example', availability: kept })
})

test('a product without a link has no shop', () => {
  expect(
    pageProductFacts(undefined, { brand: null, price: null, availability: null }),
  ).toMatchObject({
    brand: '',
    domain: '',
    shop: '',
  })
})
