import { expect, test } from 'vitest'
import { layoutFor } from './follow-width.ts'

test('S4.40 the layout is narrow under 870, medium to 1275, wide above', () => {
  expect([320, 869, 870, 1275, 1276].map((width) => layoutFor(width).size)).toEqual([
    'narrow',
    'narrow',
    'medium',
    'medium',
    'wide',
  ])
})

test('V9.16 the header is 80 high on a desktop and 56 on a phone', () => {
  expect(layoutFor(1440).headerHeight).toBe(80)
  expect(layoutFor(390).headerHeight).toBe(56)
})

test('the header grows by its line of text when the text is larger', () => {
  expect([1440, 390].map((width) => layoutFor(width, 2).headerHeight)).toEqual([104, 80])
})
