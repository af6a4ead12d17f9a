import { PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { changeOfFacts, type KeptFacts } from './changed-facts.ts'
import type { ProductFacts } from './product-facts.ts'

const now = new Date('2026-06-15T12:00:00Z')

const facts: ProductFacts = {
  brand: 'Lumen',
  shop: 'Lamps',
  domain: 'lamps.example',
  color: '',
  style: null,
  category: 'light',
  price: { amount: 8_000, currency: 'USD' },
  regularPriceAmount: null,
  availability: 'in stock',
  variants: [],
}

const was = (more: Partial<KeptFacts> = {}): KeptFacts => ({
  ...facts,
  originId: PinId.parse('5'),
  retiredAt: null,
  droppedAt: null,
  droppedFrom: null,
  ...more,
})

const small = {
  title: 'Small',
  color: '',
  size: 'S',
  amount: null,
  currency: null,
  link: null,
  availability: 'in stock' as const,
}

test('a product whose shop says the same changes nothing', () => {
  expect(
    changeOfFacts(was({ variants: [small] }), { ...facts, variants: [{ ...small }] }, now),
  ).toBe(undefined)
})

test.each([
  [
    'a new color',
    {},
    { color: 'red' },
    { columns: true, described: true, price: null, fell: false, back: false },
  ],
  [
    'a lower price',
    {},
    { price: { amount: 7_000, currency: 'USD' } },
    { columns: true, described: false, fell: true, droppedFrom: 8_000, droppedAt: now },
  ],
  ['a higher price', {}, { price: { amount: 9_000, currency: 'USD' } }, { fell: false }],
  ['new kinds', {}, { variants: [small] }, { columns: false, variants: [small], fell: false }],
  ['an end of the sale-out', { availability: 'out of stock' }, {}, { back: true, fell: false }],
  ['a return to the shop', { retiredAt: now }, {}, { columns: true, back: true }],
  [
    'a return without stock',
    { retiredAt: now },
    { availability: 'out of stock' },
    { columns: true, back: false },
  ],
] as const)('%s is a change', (_, before, after, expected) => {
  expect(changeOfFacts(was(before), { ...facts, ...after }, now)).toMatchObject(expected)
})
