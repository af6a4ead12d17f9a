import { measures } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { drawnRows, placesOf, rowOfKey, rowSizes, scrollFor } from './row-window.ts'

const sizes = rowSizes(1)
const { row, title } = sizes
const groups = [
  { rows: 2, titled: true },
  { rows: 1_000, titled: true },
]
const [top, all] = placesOf(groups, sizes)
const screen = (at: number) => ({ top: at, height: 6 * row })

test('groups follow each other, each after its title', () => {
  expect(placesOf(groups, sizes)).toEqual([
    { first: 0, top: title },
    { first: 2, top: 2 * title + 2 * row },
  ])
  expect(placesOf([{ rows: 3, titled: false }], sizes)).toEqual([{ first: 0, top: 0 }])
})

test('of a thousand rows only those on the screen are drawn, and a few around them', () => {
  if (top === undefined || all === undefined) throw new Error('No places.')
  const [first, many] = groups
  if (first === undefined || many === undefined) throw new Error('No groups.')
  expect(drawnRows(first, top, screen(0), sizes)).toEqual({ from: 0, to: 2 })
  const { from, to } = drawnRows(many, all, screen(0), sizes)
  expect(from).toBe(0)
  expect(to).toBeLessThan(14)
  const middle = drawnRows(many, all, screen(all.top + 500 * row), sizes)
  expect(middle.from).toBeLessThan(500)
  expect(middle.to).toBeGreaterThanOrEqual(506)
  expect(middle.to - middle.from).toBeLessThan(20)
  expect(drawnRows(many, all, screen(9_999_999), sizes).to).toBe(1_000)
  expect(drawnRows(first, top, screen(9_999_999), sizes)).toEqual({ from: 2, to: 2 })
})

test('scrolling to a row moves the list only as far as needed, and shows a group’s title with its first row', () => {
  expect(scrollFor(0, groups, screen(500), sizes)).toBe(0)
  expect(scrollFor(1, groups, screen(0), sizes)).toBe(0)
  expect(scrollFor(2, groups, screen(5_000), sizes)).toBe(title + 2 * row)
  const last = 2 * title + 1_002 * row
  expect(scrollFor(1_001, groups, screen(0), sizes)).toBe(last - 6 * row)
  expect(scrollFor(1_001, groups, screen(last - 6 * row), sizes)).toBe(last - 6 * row)
})

test('rows and titles grow with the text, by its lines alone', () => {
  expect(rowSizes(1)).toEqual({ row: measures.boardRow, title: 32 })
  expect(rowSizes(2)).toEqual({ row: 104, title: 48 })
  expect(placesOf(groups, rowSizes(2))[1]).toEqual({ first: 2, top: 2 * 48 + 2 * 104 })
})

test('arrows move by one row, Home and End to the ends, and none of them past an end', () => {
  const table = [
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 9, 8],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['a', 2, undefined],
  ] as const
  for (const [key, from, to] of table) expect(rowOfKey(key, from, 10)).toBe(to)
  expect(rowOfKey('End', 0, 0)).toBeUndefined()
})
