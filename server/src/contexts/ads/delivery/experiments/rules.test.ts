import { expect, test } from 'vitest'
import { daysLeftOf, fullDays, isReachUneven } from './report.ts'
import { areDaysFit, fieldsOf, mayChange, stateOf } from './rules.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const run = { startsAt: at('10T00:00'), endsAt: at('20T00:00') }

test.each([
  ['draft', { startsAt: null, endsAt: null }, at('10T00:00')],
  ['scheduled', run, at('09T23:59')],
  ['running', run, at('10T00:00')],
  ['ended', run, at('20T00:00')],
] as const)('an experiment is %s', (state, times, now) => {
  expect(stateOf(times, now)).toBe(state)
})

test.each([
  ['two days of clicks', '2026-11-26', '2026-11-27', 'clicks', true],
  ['one day of clicks', '2026-11-26', '2026-11-26', 'clicks', false],
  ['a week of conversions', '2026-11-26', '2026-12-02', 'conversions', false],
  ['eight days of conversions', '2026-11-26', '2026-12-03', 'conversions', true],
  ['days that are over', '2026-11-20', '2026-11-25', 'clicks', false],
  ['days that have begun', '2026-11-20', '2026-11-26', 'clicks', true],
  ['more than a year', '2026-11-26', '2027-12-01', 'clicks', false],
] as const)('%s', (_, firstDay, lastDay, measure, isFit) => {
  expect(areDaysFit({ firstDay, lastDay }, { measure, today: '2026-11-26' })).toBe(isFit)
})

test('a started experiment keeps its measure and its first day; an ended one all but its name', () => {
  expect(mayChange('draft', fieldsOf({ measure: 'saves', action: 'start' }))).toBe(true)
  expect(mayChange('running', fieldsOf({ name: 'A', last_day: 'later' }))).toBe(true)
  expect(mayChange('running', fieldsOf({ measure: 'saves' }))).toBe(false)
  expect(mayChange('running', fieldsOf({ action: 'start' }))).toBe(false)
  expect(mayChange('ended', fieldsOf({ action: 'stop' }))).toBe(false)
  expect(mayChange('ended', fieldsOf({ name: 'A' }))).toBe(true)
})

test('a day counts when its people had their time before the experiment ended', () => {
  const asked = (now: Date, window = 1) => fullDays(run, { now, timeZone: 'UTC', window })
  expect(asked(at('11T23:59'))).toEqual([])
  expect(asked(at('12T00:00'))).toEqual(['2026-11-10'])
  expect(asked(at('30T00:00')).at(-1)).toBe('2026-11-18')
  expect(asked(at('30T00:00'), 7)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
})

test('days left are counted at the pace until now, and reach is uneven from a quarter on', () => {
  const arm = { people: 2_000, acted: 100 }
  const days = ['1', '2'].map((day) => ({ day, arms: [arm, arm] }))
  expect(daysLeftOf(days)).toBe(14)
  expect(daysLeftOf([])).toBeNull()
  expect(
    [
      [1_000, 1_200],
      [1_000, 1_300],
      [9, 50],
    ].map(isReachUneven),
  ).toEqual([false, true, false])
})
