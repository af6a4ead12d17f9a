import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('a duration is written m:ss, however long it is', () => {
  const table: readonly (readonly [number, string])[] = [
    [0, '0:00'],
    [5_000, '0:05'],
    [59_499, '0:59'],
    [59_500, '1:00'],
    [65_000, '1:05'],
    [600_000, '10:00'],
    [3_725_000, '62:05'],
    [-1, '0:00'],
  ]
  for (const [milliseconds, text] of table) expect(clockText(milliseconds)).toBe(text)
})
