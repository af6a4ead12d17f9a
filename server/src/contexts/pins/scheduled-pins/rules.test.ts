import { expect, test } from 'vitest'
import { isFitTime } from './rules.ts'

const now = new Date('2026-05-01T10:00:00Z')

test.each([
  ['2026-05-01T09:00:00Z', false],
  ['2026-05-01T10:09:59Z', false],
  ['2026-05-01T10:10:00Z', true],
  ['2026-05-31T10:00:00Z', true],
  ['2026-05-31T10:00:01Z', false],
])('a pin for %s is scheduled at 10:00 on May 1: %s', (at, fits) => {
  expect(isFitTime(new Date(at), now)).toBe(fits)
})
