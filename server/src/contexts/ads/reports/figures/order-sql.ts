import { type ReportMetric, reportMetricFormula } from '@tessera/contracts/ads/report-metrics'
import { type SQL, sql } from '../../../../platform/database/sql.ts'

/** Returns a metric's value in SQL, by its definition; null where it would divide by zero. */
export function metricSql(name: ReportMetric): SQL {
  const { of, per, times = 1 } = reportMetricFormula(name)
  if (per === undefined) return sql.raw(times === 1 ? of : `${of} * ${times}`)
  return sql.raw(`(${of} * ${times})::float8 / nullif(${per}, 0)::float8`)
}

/** The column that sorts a report. */
export type ReportSort = ReportMetric | 'name' | 'group'

const sortedBy = (sort: ReportSort): SQL => {
  if (sort === 'name') return sql`lower(name)`
  return sort === 'group' ? sql`grp` : metricSql(sort)
}

/** Returns the order of a report's rows; rows without a value stand last, ties go by id and group. */
export const orderOf = (sort: ReportSort, isAscending: boolean): SQL =>
  sql`${sortedBy(sort)} ${sql.raw(isAscending ? 'asc' : 'desc')} nulls last, key, grp`
