import { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import type { ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import { presetOf, type ReportColumn } from '@tessera/contracts/ads/report-view'
import { AdGender, AppType } from '@tessera/contracts/ads/targeting'
import { z } from '@tessera/contracts/schema'
import { words } from './words.ts'

/** Returns a column's name. */
export const columnName = (column: ReportColumn): string => words[column]()

type DayName = (day: string) => string

/** Returns the name of a period. */
export function periodName(period: ReportPeriod, day: DayName): string {
  switch (period.kind) {
    case 'fixed':
      return words.range({ from: day(period.from), to: day(period.to) })
    case 'last-days':
      return period.days === 1 ? words.today() : words.lastDays({ days: period.days })
    default:
      return words[period.kind]()
  }
}

/** Returns the name of what a period is compared with. */
export function comparisonName(comparison: ReportComparison | null, day: DayName): string {
  if (comparison === null) return words.compareNone()
  if (comparison.kind === 'fixed')
    return words.range({ from: day(comparison.from), to: day(comparison.to) })
  return words[comparison.kind]()
}

/** Returns the name of a choice of columns. */
export function columnsName(columns: readonly ReportColumn[]): string {
  const preset = presetOf(columns)
  if (preset === null) return words.own()
  return preset === 'conversions' ? words.conversionsSet() : words[preset]()
}

interface Writing {
  readonly day: DayName
  readonly locale: string
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return words.unknown()
  }
}

const Named = z.union([AdPlace, AppType, AdGender])

/** Returns the name of a group of a breakdown: a day, or people. */
export function groupName(by: ReportBreakdown, group: string | null, writing: Writing): string {
  if (group === null || ['', 'unknown', 'ZZ'].includes(group)) return words.unknown()
  if (by === 'day') return writing.day(group)
  if (by === 'age') return group
  if (by === 'country') return countryName(group, writing.locale)
  return words[z.safeParse(Named, group).data ?? 'unknown']()
}
