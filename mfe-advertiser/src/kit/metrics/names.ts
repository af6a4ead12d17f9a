import { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import type { ReportColumn } from '@tessera/contracts/ads/report-view'
import { AdGender, AppType } from '@tessera/contracts/ads/targeting'
import { z } from '@tessera/contracts/schema'
import { metricWords } from './words.ts'

/** Returns the name of a column of a report. */
export const columnName = (column: ReportColumn): string => metricWords[column]()

interface GroupWriting {
  readonly day: (day: string) => string
  readonly locale: string
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return metricWords.unknown()
  }
}

const Named = z.union([AdPlace, AppType, AdGender])

/** Returns the name of a group of a breakdown: a day, or people. */
export function groupName(
  by: ReportBreakdown,
  group: string | null,
  writing: GroupWriting,
): string {
  if (group === null || ['', 'unknown', 'ZZ'].includes(group)) return metricWords.unknown()
  if (by === 'day') return writing.day(group)
  if (by === 'age') return group
  if (by === 'country') return countryName(group, writing.locale)
  return metricWords[z.safeParse(Named, group).data ?? 'unknown']()
}
