import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('a missing, extra, changed or swapped letter is one slip', () => {
  for (const typed of ['chir', 'chaair', 'chuir', 'cahir', 'hair'])
    expect(editDistance(typed, 'chair', 2), typed).toBe(1)
  expect(editDistance('chair', 'chair', 2)).toBe(0)
  expect(editDistance('hcari', 'chair', 2)).toBe(2)
  expect(editDistance('table', 'chair', 2)).toBe(3)
  expect(editDistance('', 'ab', 2)).toBe(2)
})

test('editDistance is symmetric', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 3)).toBe(editDistance(other, one, 3))
    }),
  )
})
