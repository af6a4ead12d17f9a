import type { CatalogFault, CatalogReportLine } from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { catalogReport } from './tables.ts'

/** The place of a line in a report. */
export interface ReportPlace {
  readonly row: number
  readonly at: number
}

const written = /^(\d{1,9})[.](\d{1,9})$/

/** Reads the bookmark of a report; undefined when it is none. */
export function readPlace(bookmark: string): ReportPlace | undefined {
  const [, row, at] = written.exec(bookmark) ?? []
  return row === undefined ? undefined : { row: Number(row), at: Number(at) }
}

type Line = typeof catalogReport.$inferSelect

const lineOf = ({ row, item, column, fault, value, why }: Line): CatalogReportLine => ({
  row,
  item,
  column,
  fault,
  value,
  ...(why === null ? {} : { why }),
})

/** Returns a page of a run's report, the counts of all its faults, and the bookmark of the next page. */
export async function reportPage(
  db: Sql,
  given: {
    readonly runId: string
    readonly fault: CatalogFault | undefined
    readonly after: ReportPlace
  },
) {
  const { runId, fault, after } = given
  const ofRun = eq(catalogReport.runId, runId)
  const found = await db
    .select()
    .from(catalogReport)
    .where(
      and(
        ofRun,
        fault === undefined ? undefined : eq(catalogReport.fault, fault),
        sql`(${catalogReport.row}, ${catalogReport.at}) > (${after.row}, ${after.at})`,
      ),
    )
    .orderBy(asc(catalogReport.row), asc(catalogReport.at))
    .limit(limits.pageSizeMax + 1)
  const lines = found.slice(0, limits.pageSizeMax)
  const last = found.length > lines.length ? lines.at(-1) : undefined
  const counts = await db
    .select({
      fault: catalogReport.fault,
      count: sql<number>`count(distinct ${catalogReport.row})::int`,
    })
    .from(catalogReport)
    .where(ofRun)
    .groupBy(catalogReport.fault)
    .orderBy(sql`2 desc`, asc(catalogReport.fault))
  return {
    data: { lines: lines.map(lineOf), counts },
    bookmark: last === undefined ? null : `${last.row}.${last.at}`,
  }
}
