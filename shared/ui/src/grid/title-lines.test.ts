import { expect, test } from 'vitest'
import { gridShape } from './layout.ts'
import { titleLines } from './title-lines.ts'

const phone = gridShape(370).titleRoom
const desktop = gridShape(1244).titleRoom

test('a title that fits beside its padding has one line, a longer one two', () => {
  expect(titleLines('Open kitchen shelf', phone)).toBe(1)
  expect(titleLines('Open kitchen shelves in oak', phone)).toBe(2)
  expect(titleLines('Open kitchen shelves in oak', desktop)).toBe(1)
  expect(titleLines('Open kitchen shelves in oak with brass rails', desktop)).toBe(2)
  expect(titleLines('', phone)).toBe(1)
})

test('capitals, wide letters and squares take more room than narrow letters', () => {
  const twenty = (letter: string) => titleLines(letter.repeat(20), phone)
  expect(['i', 'l', '.'].map(twenty)).toEqual([1, 1, 1])
  expect(['M', 'm', 'Ü', '鏡', 'ガ', '🪴'].map(twenty)).toEqual([2, 2, 2, 2, 2, 2])
})

test('larger text has room for fewer letters', () => {
  expect(titleLines('Open kitchen shelves', gridShape(560, 1).titleRoom)).toBe(1)
  expect(titleLines('Open kitchen shelves', gridShape(560, 2).titleRoom)).toBe(2)
})
