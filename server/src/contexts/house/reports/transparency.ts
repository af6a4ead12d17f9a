import type { TransparencyMonth } from '@tessera/contracts/calls/reports'
import { reportDecisions, reportKinds } from '@tessera/contracts/report-kinds'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { caseDecisions } from '../cases/tables.ts'
import { copyrightNotices, counterNotices } from '../copyright/tables.ts'

const months = 12

/** Counts below this could lead to somebody, and are not told. */
const toldFrom = 5

const told = (count: number): number | null => (count > 0 && count < toldFrom ? null : count)

/** The decisions of a month as the database counts them. */
export interface CountedMonth {
  readonly month: string
  readonly reports: number
  readonly decisions: number
  readonly hours: number | null
  readonly kinds: Readonly<Record<string, number>>
  readonly outcomes: Readonly<Record<string, number>>
  readonly appeals: number
  readonly reversals: number
  readonly notices: number
  readonly counters: number
}

/** Returns a month without counts that could lead to somebody. */
export const toldMonth = (counted: CountedMonth): TransparencyMonth => ({
  month: counted.month,
  reports: told(counted.reports),
  decisions: told(counted.decisions),
  kinds: reportKinds.map((kind) => ({ kind, count: told(counted.kinds[kind] ?? 0) })),
  outcomes: reportDecisions.map((decision) => ({
    decision,
    count: told(counted.outcomes[decision] ?? 0),
  })),
  median_hours:
    counted.decisions < toldFrom || counted.hours === null ? null : Math.round(counted.hours),
  appeals: told(counted.appeals),
  reversals: told(counted.reversals),
  notices: told(counted.notices),
  counter_notices: told(counted.counters),
})

/** Counts the decisions, appeals and reversals of the last twelve months, newest month first. */
export async function transparencyMonths(db: Sql, now: Date): Promise<TransparencyMonth[]> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1))
  const since = sql`${from.toISOString()}::timestamptz`
  const monthOf = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM')`)
  // An undone decision was none. One that an appeal reversed counts. A decision without a report counts, and has
  // neither a kind nor hours.
  const { rows } = await db.execute<Omit<CountedMonth, never>>(sql`
    with standing as (select *, ${monthOf('decided_at')} as month from ${caseDecisions}
        where decided_at >= ${since} and (undone_at is null or appeal_outcome = 'reversed')),
      sums as (select month, sum(reports)::int as reports, count(*)::int as decisions,
          case when count(*) filter (where reports > 0) >= ${toldFrom} then
            percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600)
              filter (where reports > 0) end::float8 as hours
        from standing group by 1),
      by_kind as (select month, jsonb_object_agg(ground, number) as kinds from (
        select month, ground, count(*)::int as number from standing where reports > 0
        group by 1, 2) counted group by 1),
      by_outcome as (select month, jsonb_object_agg(decision, number) as outcomes from (
        select month, decision, count(*)::int as number from standing group by 1, 2) counted group by 1),
      appealed as (select ${monthOf('appealed_at')} as month, count(*)::int as appeals
        from ${caseDecisions} where appealed_at >= ${since} group by 1),
      reversed as (select ${monthOf('appeal_decided_at')} as month, count(*)::int as reversals
        from ${caseDecisions} where appeal_decided_at >= ${since} and appeal_outcome = 'reversed'
        group by 1),
      noticed as (select ${monthOf('created_at')} as month, count(*)::int as notices
        from ${copyrightNotices} where created_at >= ${since} group by 1),
      countered as (select ${monthOf('created_at')} as month, count(*)::int as counters
        from ${counterNotices} where created_at >= ${since} group by 1)
    select month, coalesce(reports, 0) as reports, coalesce(decisions, 0) as decisions, hours,
      coalesce(kinds, '{}') as kinds, coalesce(outcomes, '{}') as outcomes,
      coalesce(appeals, 0) as appeals, coalesce(reversals, 0) as reversals,
      coalesce(notices, 0) as notices, coalesce(counters, 0) as counters
    from sums full join by_kind using (month) full join by_outcome using (month)
      full join appealed using (month) full join reversed using (month)
      full join noticed using (month) full join countered using (month)
    order by month desc`)
  return rows.map(toldMonth)
}

/** Serves the counts as a file that caches and other programs may keep for an hour. */
export async function answerTransparency({
  db,
  clock,
}: {
  readonly db: Sql
  readonly clock: { now(): Date }
}): Promise<Response> {
  return Response.json(await transparencyMonths(db, clock.now()), {
    headers: { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' },
  })
}
