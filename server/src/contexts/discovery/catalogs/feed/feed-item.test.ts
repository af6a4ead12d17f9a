import { expect, test } from 'vitest'
import type { FeedCells } from './feed-columns.ts'
import { itemOf } from './feed-item.ts'

const whole: Readonly<Record<string, string>> = {
  id: 'L-1',
  title: 'Lamp',
  link: 'https://www.shop.example/lamp',
  image_link: 'https://cdn.example/lamp.jpg',
  price: '20.00 USD',
}

const now = new Date('2026-11-20T12:00:00Z')

/** Reads a row that is whole but for these values; its columns are named in capitals. */
function read(values: Readonly<Record<string, string>>, currency: string | null = null) {
  const cells: FeedCells = Object.fromEntries(
    Object.entries({ ...whole, ...values }).map(([name, value]) => [
      name,
      { column: name.toUpperCase(), value },
    ]),
  )
  return itemOf(cells, { currency, now })
}

function item(values: Readonly<Record<string, string>>) {
  const found = read(values)
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  return found.item
}

test('a row with the needed values alone is a product that is in stock, of the domain of its link', () => {
  expect(item({})).toEqual({
    id: 'L-1',
    groupId: null,
    title: 'Lamp',
    description: '',
    link: 'https://www.shop.example/lamp',
    pictureUrl: 'https://cdn.example/lamp.jpg',
    size: '',
    facts: {
      brand: '',
      shop: 'shop.example',
      domain: 'shop.example',
      color: '',
      style: null,
      category: '',
      price: { amount: 2_000, currency: 'USD' },
      regularPriceAmount: null,
      availability: 'in stock',
    },
  })
})

test('a row with all values has each in its place', () => {
  const values = {
    description: '<p>Of <b>brass</b>&nbsp;&amp; glass.</p><script>alert(1)</script><p>By hand.</p>',
    sale_price: '15 USD',
    sale_price_effective_date: '2026-11-01/2026-11-30',
    availability: 'preorder',
    brand: ' Nørdlicht ',
    color: 'ivory',
    style: 'modern',
    size: '40 cm',
    item_group_id: 'L',
    product_type: 'Home > Lighting > Lamps',
    google_product_category: '632',
  }
  expect(item(values)).toMatchObject({
    groupId: 'L',
    description: 'Of brass & glass. By hand.',
    size: '40 cm',
    facts: {
      brand: 'Nørdlicht',
      color: 'ivory',
      style: 'modern',
      category: 'Lamps',
      price: { amount: 1_500, currency: 'USD' },
      regularPriceAmount: 2_000,
      availability: 'preorder',
    },
  })
})

test.each([
  [
    'a sale that is over',
    { sale_price: '15 USD', sale_price_effective_date: '2026-10-01/2026-10-31' },
  ],
  ['a sale at the usual price', { sale_price: '20 USD' }],
  ['no sale price', { sale_price: ' ', sale_price_effective_date: '2026-11-01/2026-11-30' }],
])('a row with %s costs what it always does', (_, values) => {
  const { facts } = item(values)
  expect(facts).toMatchObject({ price: { amount: 2_000 }, regularPriceAmount: null })
})

test('a category is named by the last part that has letters', () => {
  expect(item({ google_product_category: 'Home > Lamps > 632' }).facts.category).toBe('Lamps')
  expect(item({ google_product_category: '632' }).facts.category).toBe('')
})

test('a long title is cut behind a word, a long description fits, and a word without end is cut', () => {
  const { title } = item({ title: `${'word '.repeat(19)}words and more` })
  expect(title).toBe(`${'word '.repeat(19)}words`)
  expect(item({ title: `${'word '.repeat(19)}wordsandmore` }).title).toBe('word '.repeat(19).trim())
  expect(item({ title: 'x'.repeat(200) }).title).toBe('x'.repeat(100))
  expect([...item({ description: '😀'.repeat(600) }).description]).toHaveLength(500)
})

test.each([
  ['title', ' ', 'value-missing'],
  ['id', 'x'.repeat(51), 'too-long'],
  ['link', 'lamp', 'link-unfit'],
  ['link', 'javascript:alert(1)', 'link-unfit'],
  ['link', 'https://user:word@shop.example/', 'link-unfit'],
  ['link', 'http://127.0.0.1/lamp', 'link-unfit'],
  ['link', 'http://[::1]/lamp', 'link-unfit'],
  ['link', 'http://2130706433/lamp', 'link-unfit'],
  ['link', 'http://printer.local/', 'link-unfit'],
  ['link', `https://shop.example/${'x'.repeat(2_048)}`, 'too-long'],
  ['image_link', '/lamp.jpg', 'picture-unfit'],
  ['image_link', 'data:image/png;base64,AA', 'picture-unfit'],
  ['price', 'free', 'price-unfit'],
  ['price', '20', 'currency-unknown'],
  ['sale_price', 'half', 'price-unfit'],
  ['sale_price', '15 EUR', 'price-unfit'],
  ['sale_price', '25 USD', 'sale-above-price'],
  ['sale_price_effective_date', 'soon', 'price-unfit'],
  ['availability', 'perhaps', 'availability-unknown'],
  ['brand', 'N\uFFFDrdlicht', 'letters-unreadable'],
  ['title', 'Lamp\0', 'letters-unreadable'],
])('a row whose %s is %j is refused: %s', (column, value, fault) => {
  expect(read({ [column]: value })).toMatchObject({
    faults: [{ column: column.toUpperCase(), fault, value: expect.any(String) }],
  })
})

test('all faults of a row are named, with values that are short enough to show', () => {
  const found = read({ title: '', price: 'free', availability: 'z'.repeat(300) })
  expect(found).toEqual({
    itemId: 'L-1',
    faults: [
      { column: 'TITLE', fault: 'value-missing', value: '' },
      { column: 'PRICE', fault: 'price-unfit', value: 'free' },
      { column: 'AVAILABILITY', fault: 'availability-unknown', value: 'z'.repeat(100) },
    ],
  })
})
