import { expect, test } from 'vitest'
import { buildProduct } from './build-product.ts'
import type { FeedItem } from './feed/feed-row.ts'

type Kind = readonly [
  amount: number | null,
  availability: FeedItem['facts']['availability'],
  currency?: string,
]

const itemOf = ([amount, availability, currency = 'USD']: Kind, at: number): FeedItem => ({
  id: `i${at}`,
  groupId: 'g',
  title: `Kind ${at}`,
  description: '',
  link: `https://shop.example/${at}`,
  pictureUrl: `https://shop.example/${at}.jpg`,
  size: at === 0 ? '' : `size ${at}`,
  facts: {
    brand: 'B',
    shop: '',
    domain: '',
    color: at === 1 ? 'red' : '',
    style: null,
    category: '',
    price: amount === null ? null : { amount, currency },
    regularPriceAmount: amount === null ? null : amount + 100,
    availability,
  },
})

const built = (...kinds: readonly [Kind, ...Kind[]]) => {
  const [first, ...rest] = kinds
  return buildProduct([itemOf(first, 0), ...rest.map((kind, at) => itemOf(kind, at + 1))])
}

test.each([
  [
    'the cheapest kind in stock',
    [
      [900, 'out of stock'],
      [1_200, 'in stock'],
      [1_100, 'in stock'],
    ],
    1_100,
    'in stock',
  ],
  [
    'a preorder before what is out of stock',
    [
      [900, 'out of stock'],
      [1_200, 'preorder'],
    ],
    1_200,
    'preorder',
  ],
  [
    'the cheapest when none can be bought',
    [
      [900, 'out of stock'],
      [800, 'out of stock'],
    ],
    800,
    'out of stock',
  ],
  [
    'only kinds with the first currency',
    [
      [900, 'in stock'],
      [100, 'in stock', 'JPY'],
    ],
    900,
    'in stock',
  ],
  [
    'a kind with a price',
    [
      [null, 'in stock'],
      [700, 'out of stock'],
    ],
    700,
    'out of stock',
  ],
  [
    'no price when no kind has one',
    [
      [null, 'in stock'],
      [null, 'in stock'],
    ],
    null,
    'in stock',
  ],
] as const)('a product has the price of %s', (_, [first, ...rest], amount, availability) => {
  const { facts } = built(first, ...rest)
  expect(facts.price?.amount ?? null).toBe(amount)
  expect(facts.regularPriceAmount).toBe(amount === null ? null : amount + 100)
  expect(facts.availability).toBe(availability)
})

test('a product has the words and the picture of its first row, and its kinds by color and size', () => {
  const product = built([900, 'in stock'], [800, 'in stock'], [700, 'in stock'])
  expect(product).toMatchObject({ title: 'Kind 0', pictureUrl: 'https://shop.example/0.jpg' })
  expect(product.facts.variants.map(({ title, amount }) => [title, amount])).toEqual([
    ['Kind 0', 900],
    ['red, size 1', 800],
    ['size 2', 700],
  ])
})

test('a product without a group has no kinds, and a group has no more than two hundred', () => {
  const single = { ...itemOf([900, 'in stock'], 0), groupId: null }
  expect(buildProduct([single]).facts.variants).toEqual([])
  const many = Array.from({ length: 300 }, (): Kind => [900, 'in stock'])
  expect(built([900, 'in stock'], ...many).facts.variants).toHaveLength(200)
})
