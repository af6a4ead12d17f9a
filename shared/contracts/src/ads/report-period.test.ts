import { expect, test } from 'vitest'
import { comparedDays, periodDays, type ReportPeriod } from './report-period.ts'

test.each<[ReportPeriod, string, string]>([
  [{ kind: 'last-days', days: 1 }, '2026-03-01', '2026-03-01'],
  [{ kind: 'last-days', days: 30 }, '2026-01-31', '2026-03-01'],
  [{ kind: 'yesterday' }, '2026-02-28', '2026-02-28'],
  [{ kind: 'this-week' }, '2026-02-23', '2026-03-01'],
  [{ kind: 'last-week' }, '2026-02-16', '2026-02-22'],
  [{ kind: 'this-month' }, '2026-03-01', '2026-03-01'],
  [{ kind: 'last-month' }, '2026-02-01', '2026-02-28'],
  [{ kind: 'fixed', from: '2025-12-01', to: '2025-12-24' }, '2025-12-01', '2025-12-24'],
])('on a Sunday, March 1, %o is from %s to %s', (period, from, to) => {
  expect(periodDays(period, { today: '2026-03-01', weekStart: 'monday' })).toEqual({ from, to })
})

test('a week that begins on Sunday has its first day on that Sunday', () => {
  const on = { today: '2026-03-01', weekStart: 'sunday' } as const
  expect(periodDays({ kind: 'this-week' }, on)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(periodDays({ kind: 'last-week' }, on)).toEqual({ from: '2026-02-22', to: '2026-02-28' })
})

test('days are compared with as many before them, with the year before, or with fixed ones', () => {
  const leap = { from: '2028-02-29', to: '2028-03-02' }
  const fixed = { from: '2026-01-01', to: '2026-01-03' }
  expect(comparedDays({ kind: 'days-before' }, leap)).toEqual({
    from: '2028-02-26',
    to: '2028-02-28',
  })
  expect(comparedDays({ kind: 'year-before' }, leap)).toEqual({
    from: '2027-02-28',
    to: '2027-03-02',
  })
  expect(comparedDays({ kind: 'fixed', ...fixed }, leap)).toEqual(fixed)
})
