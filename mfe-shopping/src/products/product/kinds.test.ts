import { expect, test } from 'vitest'
import { kindName, shownKind } from './kinds.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const small = {
  title: 'Lamp, small',
  size: 'S',
  color: 'Oak',
  price: usd(800),
  link: 'https://a.example/s',
  availability: 'out of stock' as const,
}
const plain = { ...small, title: 'Lamp, plain', size: '', color: '', price: null, link: null }

test('a kind is named by its size and color, or by its title', () => {
  expect([kindName(small), kindName(plain)]).toEqual(['S · Oak', 'Lamp, plain'])
})

test('a chosen kind shows its own price, stock and link, and the product without one', () => {
  const product = { price: usd(1_000), availability: 'in stock' as const, variants: [small, plain] }
  expect(shownKind(product, null)).toEqual({
    price: usd(1_000),
    availability: 'in stock',
    link: null,
  })
  expect(shownKind(product, 0)).toEqual({
    price: usd(800),
    availability: 'out of stock',
    link: 'https://a.example/s',
  })
  expect(shownKind(product, 1).price).toEqual(usd(1_000))
  expect(shownKind(product, 7).price).toEqual(usd(1_000))
})
