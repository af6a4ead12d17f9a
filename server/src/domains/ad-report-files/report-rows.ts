import type { adReport, ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { Sql } from '../sql.ts'

/** A report, with the order of its rows. */
export type ReportAsked = Omit<ParsedInputOf<typeof adReport>, 'offset' | 'page_size'>

/** Loads a part of a report's rows. */
export async function reportRows(
  _db: Sql,
  _asked: ReportAsked,
  _page: { readonly offset: number; readonly most: number },
): Promise<readonly ReportRow[]> {
  return []
}
