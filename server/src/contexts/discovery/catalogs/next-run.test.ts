import { expect, test } from 'vitest'
import { nextRunAt } from './next-run.ts'

const from = new Date('2026-05-04T10:00:00Z')

test.each([
  ['never', 0, null],
  ['hourly', 0, '2026-05-04T11:00:00.000Z'],
  ['daily', 0, '2026-05-05T10:00:00.000Z'],
  ['weekly', 0, '2026-05-11T10:00:00.000Z'],
  ['hourly', 3, '2026-05-04T18:00:00.000Z'],
  ['daily', 2, '2026-05-08T10:00:00.000Z'],
  ['hourly', 400, '2026-05-11T10:00:00.000Z'],
  ['weekly', 1, '2026-05-11T10:00:00.000Z'],
] as const)('a %s source is read next, after %i failures, at %s', (rhythm, failures, at) => {
  expect(nextRunAt(rhythm, from, failures)?.toISOString() ?? null).toBe(at)
})
