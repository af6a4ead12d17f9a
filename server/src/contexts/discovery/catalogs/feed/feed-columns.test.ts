import { expect, test } from 'vitest'
import { availabilityIn } from './availability-words.ts'
import { columnOf, placedColumns } from './feed-columns.ts'

test.each([
  ['id', 'id'],
  ['ID', 'id'],
  ['g:id', 'id'],
  [' Image Link ', 'image_link'],
  ['image_link', 'image_link'],
  ['G:Image-Link', 'image_link'],
  ['imageLink', 'image_link'],
  ['sale price effective date', 'sale_price_effective_date'],
  ['Colour', 'color'],
  ['additional_image_link', undefined],
  ['c:id', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the column %j is %j', (name, column) => {
  expect(columnOf(name)).toBe(column)
})

test('the first of two columns with one meaning counts, under the name that the file gives it', () => {
  expect(placedColumns(['note', 'Product Type', 'product_type', 'Title '])).toEqual([
    { at: 1, name: 'Product Type', column: 'product_type' },
    { at: 3, name: 'Title', column: 'title' },
  ])
})

test.each([
  ['in stock', 'in stock'],
  ['In_Stock', 'in stock'],
  ['https://schema.org/InStock', 'in stock'],
  ['out of stock', 'out of stock'],
  ['discontinued', 'out of stock'],
  ['unavailable', 'out of stock'],
  ['pre-order', 'preorder'],
  ['backorder', 'preorder'],
  ['not available', undefined],
  ['perhaps', undefined],
  ['constructor', undefined],
])('the availability %j is %j', (text, availability) => {
  expect(availabilityIn(text)).toBe(availability)
})
