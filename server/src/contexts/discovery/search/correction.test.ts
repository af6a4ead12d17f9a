import { expect, test } from 'vitest'
import { editDistance } from '../../../platform/words/edit-distance.ts'
import { bestCorrection, isCorrectable, oneEditAway, within } from './correction.ts'

test('every word from oneEditAway is one slip away', () => {
  for (const other of oneEditAway('lamp')) expect(editDistance('lamp', other, 2), other).toBe(1)
  expect(oneEditAway('lamp')).toContain('lmap')
  expect(oneEditAway('lamp')).toContain('stamp'.slice(1))
})

const words = [
  { word: 'balcony', pinCount: 50 },
  { word: 'balconies', pinCount: 90 },
  { word: 'falcon', pinCount: 900 },
]

test('bestCorrection prefers words that start with the typed letters', () => {
  expect(bestCorrection('balcon', words)).toBe('balconies')
  expect(bestCorrection('falcn', words)).toBe('falcon')
  expect(bestCorrection('balcny', words)).toBe('balcony')
  expect(bestCorrection('giraffe', words)).toBeUndefined()
})

test('typos are looked for in words of 4 to 30 letters, which have few neighbors', () => {
  expect(
    ['abc', 'abcd', 'x'.repeat(30), 'x'.repeat(31)].map((word) => isCorrectable(word)),
  ).toEqual([false, true, true, false])
})

test('within finds words as many typos away as a word may have: one up to six letters, then two', () => {
  const some = ['bicycle', 'icicle', 'lamp', 'lamps', 'stamps']
  expect(within('bycicle', some)).toEqual(['bicycle', 'icicle'])
  expect(within('lanp', some)).toEqual(['lamp'])
})
