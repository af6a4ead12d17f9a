import type { ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import { presetOf, type ReportColumn } from '@tessera/contracts/ads/report-view'
import { words } from './words.ts'

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
