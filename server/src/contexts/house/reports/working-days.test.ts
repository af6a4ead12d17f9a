import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-days.ts'

test('working days leave out weekends', () => {
  const friday = new Date('2026-11-27T15:00:00Z')
  expect(afterWorkingDays(friday, 1).toISOString()).toBe('2026-11-30T15:00:00.000Z')
  expect(afterWorkingDays(friday, 10).toISOString()).toBe('2026-12-11T15:00:00.000Z')
  expect(afterWorkingDays(new Date('2026-11-28T09:00:00Z'), 1).toISOString()).toBe(
    '2026-11-30T09:00:00.000Z',
  )
})
