import { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { ReportMetric } from '@tessera/contracts/ads/report-metrics'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import { AdGender, AppType } from '@tessera/contracts/ads/targeting'
import { z } from '@tessera/contracts/schema'
import { words } from '../words.ts'
import type { ColumnChoice } from './report-columns.ts'
import type { CompareChoice, DateChoice } from './report-dates.ts'

/** Returns a metric's name. */
export const metricName = (metric: ReportMetric): string => words[metric]()

type DayName = (day: string) => string

/** Returns the name of a choice of days. */
export function datesName(choice: DateChoice, day: DayName): string {
  if (typeof choice === 'object') return words.range({ from: day(choice.from), to: day(choice.to) })
  switch (choice) {
    case 'today':
    case 'yesterday':
      return words[choice]()
    case 'this-month':
      return words.thisMonth()
    case 'last-month':
      return words.lastMonth()
    default:
      return words.lastDays({ days: choice.slice('last-'.length) })
  }
}

/** Returns the name of what a period is compared with. */
export function compareName(choice: CompareChoice, day: DayName): string {
  if (typeof choice === 'object') return words.range({ from: day(choice.from), to: day(choice.to) })
  if (choice === 'none') return words.compareNone()
  return choice === 'previous' ? words.comparePrevious() : words.compareYear()
}

/** Returns the name of a choice of columns. */
export function columnsName(choice: ColumnChoice): string {
  if (typeof choice !== 'string') return words.own()
  return choice === 'conversions' ? words.conversionsSet() : words[choice]()
}

interface Writing {
  readonly day: DayName
  readonly locale: string
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return words.notKnown()
  }
}

const known = z.union([AdPlace, AppType, AdGender])

/** Returns the name of a group of a breakdown: a day, or people. */
export function groupName(by: ReportBreakdown, group: string | null, writing: Writing): string {
  if (group === null || group === '' || group === 'unknown') return words.notKnown()
  if (by === 'day') return writing.day(group)
  if (by === 'age') return group
  if (by === 'country') return countryName(group, writing.locale)
  const name = z.safeParse(known, group).data
  return name === undefined || name === 'unknown' ? words.notKnown() : words[name]()
}
