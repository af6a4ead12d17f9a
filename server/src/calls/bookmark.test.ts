import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bookmarkOf,
  idOfBookmark,
  pageOf,
  placeOfBookmark,
  positionOf,
  scoreOfBookmark,
} from './bookmark.ts'

test('a bookmark reads back as written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (score) => {
      expect(positionOf(bookmarkOf([score, '42']))).toEqual([
        Object.is(score, -0) ? 0 : score,
        '42',
      ])
    }),
  )
})

test('a text that is no bookmark is refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['unreadable', undefined]).toContain(scoreOfBookmark(text === '' ? undefined : text))
    }),
  )
  expect(idOfBookmark(bookmarkOf(["1' or '1'='1"]))).toBe('unreadable')
})

test('a page has a bookmark only when there is more', () => {
  expect(pageOf([1, 2], 2, (n) => [n]).bookmark).toBeNull()
  const page = pageOf([1, 2, 3], 2, (n) => [n])
  expect(page.rows).toEqual([1, 2])
  expect(positionOf(page.bookmark ?? '')).toEqual([2])
})

test('a bookmark by place is read with its id, and one from before with the place alone', () => {
  expect(placeOfBookmark(undefined)).toBeUndefined()
  expect(placeOfBookmark(bookmarkOf(['7', '42']))).toEqual(['7', '42'])
  expect(placeOfBookmark(bookmarkOf(['7']))).toEqual(['7', '0'])
  for (const wrong of [[], ['7', 'x'], ['-7', '42'], [7, '42']])
    expect(placeOfBookmark(bookmarkOf(wrong))).toBe('unreadable')
})
