import type { VitalDevice } from '@tessera/contracts/calls/vitals'
import type { VitalMetric } from '@tessera/contracts/vital-metrics'
import { lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { vitals } from './tables.ts'

/** The bucket that a figure of a page view is counted in. */
export type CountedVital = Omit<typeof vitals.$inferSelect, 'count'>

/** Rows per statement, so that others don't wait long for locks. */
const together = 500

/** Writes counts, in the order of their keys, so that two instances never wait for each other. */
export async function addVitals(
  db: Sql,
  counts: readonly (typeof vitals.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < counts.length; at += together)
    await db
      .insert(vitals)
      .values(counts.slice(at, at + together))
      .onConflictDoUpdate({
        target: [
          vitals.day,
          vitals.module,
          vitals.page,
          vitals.metric,
          vitals.device,
          vitals.build,
          vitals.shell,
          vitals.bucket,
        ],
        set: { count: sql`${vitals.count} + excluded.count` },
      })
}

/** The samples of a page with one build, and the bucket of their 75th percentile. */
export interface VitalSum {
  readonly module: string
  readonly page: string
  readonly metric: VitalMetric
  readonly build: string
  readonly bucket: number
  readonly samples: number
}

/** Sums up days by page, metric and build. The builds of a page that were seen last come first. */
export async function sumVitals(
  db: Sql,
  {
    since,
    of,
    device,
  }: {
    readonly since: string
    readonly of: 'module' | 'shell'
    readonly device?: VitalDevice | undefined
  },
): Promise<readonly VitalSum[]> {
  const build = of === 'shell' ? vitals.shell : vitals.build
  const ofDevice = device === undefined ? sql`true` : sql`${vitals.device} = ${device}`
  const { rows } = await db.execute<VitalSum & Record<string, unknown>>(sql`
    with sums as (
      select module, page, metric, ${build} as build, bucket, sum(count) as count, max(day) as day
      from ${vitals} where ${vitals.day} >= ${since}::date and ${ofDevice}
      group by module, page, metric, ${build}, bucket
    ), places as (
      select *, sum(count) over (partition by module, page, metric, build order by bucket) as upto,
        sum(count) over (partition by module, page, metric, build) as samples
      from sums
    )
    select module, page, metric, build, samples::int as samples,
      min(bucket) filter (where upto >= 0.75 * samples)::int as bucket
    from places group by module, page, metric, build, samples
    order by module, page, metric, max(day) desc, samples desc, build`)
  return rows
}

/** Deletes counts of days before one. */
export async function sweepVitals(db: Sql, day: string): Promise<void> {
  await db.delete(vitals).where(lt(vitals.day, day))
}
