import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeliest, oneSlipAway, slipsBetween } from './correction.ts'

test('a missing, extra, changed or swapped letter is one slip', () => {
  for (const typed of ['chir', 'chaair', 'chuir', 'cahir', 'hair'])
    expect(slipsBetween(typed, 'chair', 2), typed).toBe(1)
  expect(slipsBetween('chair', 'chair', 2)).toBe(0)
  expect(slipsBetween('hcari', 'chair', 2)).toBe(2)
  expect(slipsBetween('table', 'chair', 2)).toBe(3)
  expect(slipsBetween('', 'ab', 2)).toBe(2)
})

test('slipsBetween is symmetric', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipsBetween(one, other, 3)).toBe(slipsBetween(other, one, 3))
    }),
  )
})

test('every word from oneSlipAway is one slip away', () => {
  for (const other of oneSlipAway('lamp')) expect(slipsBetween('lamp', other, 2), other).toBe(1)
  expect(oneSlipAway('lamp')).toContain('lmap')
  expect(oneSlipAway('lamp')).toContain('stamp'.slice(1))
})

const words = [
  { word: 'balcony', pinCount: 50 },
  { word: 'balconies', pinCount: 90 },
  { word: 'falcon', pinCount: 900 },
]

test('likeliest prefers words that start with the typed letters', () => {
  expect(likeliest('balcon', words)).toBe('balconies')
  expect(likeliest('falcn', words)).toBe('falcon')
  expect(likeliest('balcny', words)).toBe('balcony')
  expect(likeliest('giraffe', words)).toBeUndefined()
})
