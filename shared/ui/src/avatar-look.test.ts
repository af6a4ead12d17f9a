import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './avatar-look.ts'

test('initials are the first letters of the first and last word', () => {
  expect(initialsOf('Mira Okafor')).toBe('MO')
  expect(initialsOf('Ana Maria del Prado')).toBe('AP')
  expect(initialsOf('mira')).toBe('M')
  expect(initialsOf('')).toBe('')
})

test('an id always has the same color, and different ids rarely share one', () => {
  expect(hueOf('acc_1')).toBe(hueOf('acc_1'))
  const hues = new Set(Array.from({ length: 20 }, (_, index) => hueOf(`acc_${index}`)))
  expect(hues.size).toBeGreaterThan(12)
})
