import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { ReportDay } from './report-options.ts'

/** The day that a week begins with. */
export const WeekStart = z.enum(['monday', 'sunday'])
export type WeekStart = z.infer<typeof WeekStart>

/** Days in a row, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const dayLength = 86_400_000

/** Counts the days from one to another, both included. */
const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

const Fixed = z.strictObject({ kind: z.literal('fixed'), from: ReportDay, to: ReportDay }).check(
  z.refine((range) => daysIn(range) >= 1 && daysIn(range) <= limits.adReportDaysMax, {
    error: 'The last day is before the first, or too many days after it',
    path: ['to'],
  }),
)

/**
 * The days of a report: fixed ones, or days that go by the day on which it is read. That day is the last one
 * of 'last-days', 'this-week' and 'this-month'.
 */
export const ReportPeriod = z.union([
  z.strictObject({
    kind: z.literal('last-days'),
    days: z.int().check(z.gte(1), z.lte(731)),
  }),
  z.strictObject({
    kind: z.enum(['yesterday', 'this-week', 'last-week', 'this-month', 'last-month']),
  }),
  Fixed,
])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** The days that a report is compared with: as many before it, the same a year before, or fixed ones. */
export const ReportComparison = z.union([
  z.strictObject({ kind: z.enum(['days-before', 'year-before']) }),
  Fixed,
])
export type ReportComparison = z.infer<typeof ReportComparison>

const textOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const plus = (day: string, days: number): string => textOf(Date.parse(day) + days * dayLength)

const monthOf = (day: string, months: number): DayRange => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month - 1 + months
  return { from: textOf(Date.UTC(year, first, 1)), to: textOf(Date.UTC(year, first + 1, 0)) }
}

const weekOf = (day: string, weekStart: WeekStart): DayRange => {
  const weekday = new Date(day).getUTCDay()
  const from = plus(day, -(weekStart === 'sunday' ? weekday : (weekday + 6) % 7))
  return { from, to: plus(from, 6) }
}

/** Returns the days of a period, read on a day of the account's time zone. */
export function periodDays(
  period: ReportPeriod,
  { today, weekStart }: { readonly today: string; readonly weekStart: WeekStart },
): DayRange {
  switch (period.kind) {
    case 'fixed':
      return { from: period.from, to: period.to }
    case 'last-days':
      return { from: plus(today, 1 - period.days), to: today }
    case 'yesterday':
      return { from: plus(today, -1), to: plus(today, -1) }
    case 'this-week':
      return { from: weekOf(today, weekStart).from, to: today }
    case 'last-week':
      return weekOf(plus(today, -7), weekStart)
    case 'this-month':
      return { from: monthOf(today, 0).from, to: today }
    case 'last-month':
      return monthOf(today, -1)
  }
}

/** The same day of the year before; February 29 is the day before March 1. */
const yearBefore = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return textOf(Date.UTC(year - 1, month - 1, Math.min(date, last)))
}

/** Returns the days that those of a report are compared with. */
export function comparedDays(comparison: ReportComparison, { from, to }: DayRange): DayRange {
  switch (comparison.kind) {
    case 'fixed':
      return { from: comparison.from, to: comparison.to }
    case 'days-before':
      return { from: plus(from, -daysIn({ from, to })), to: plus(from, -1) }
    case 'year-before':
      return { from: yearBefore(from), to: yearBefore(to) }
  }
}
