import type { ReportSort } from '@tessera/contracts/ads/report-view'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { Sql } from '../../../base/sql.ts'
import { askedOf, type ReportScope } from '../figures/asked.ts'
import { reportOf } from '../figures/report.ts'
import { windowsOf } from '../preferences/preferences.ts'

/** A report, with the order of its rows. */
export interface ReportAsked extends ReportScope {
  readonly sort: ReportSort
  readonly is_ascending: boolean
}

/** Loads a part of a report's rows, as the screen does. */
export async function reportRows(
  db: Sql,
  { sort, is_ascending: isAscending, ...scope }: ReportAsked,
  page: { readonly offset: number; readonly most: number },
): Promise<readonly ReportRow[]> {
  const asked = askedOf(scope, await windowsOf(db, scope))
  return (await reportOf(db, { ...asked, ...page, sort, isAscending })).rows
}
