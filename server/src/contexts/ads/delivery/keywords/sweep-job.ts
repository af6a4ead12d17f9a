import { limits } from '@tessera/contracts/limits'
import { lt, sql } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import type { Sql } from '../../../base/sql.ts'
import { utcDay } from '../../events/sums.ts'
import { adSearchQueries, adSearchStats } from './tables.ts'

const dayMilliseconds = 86_400_000
/** Rows that one statement takes. */
const most = 10_000

/** Takes the words from figures before a day: their sums stay, among the other searches. */
async function forgetSome(db: Sql, edge: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      delete from ${adSearchStats} where (ad_id, day, query, keyword_id) in (
        select ad_id, day, query, keyword_id from ${adSearchStats}
        where query <> '' and day < ${edge}::date limit ${sql.raw(String(most))})
      returning *
    ), kept as (
      insert into ${adSearchStats} as stats (ad_id, day, query, keyword_id, impressions, clicks, saves,
        closeups, spend_micro)
      select ad_id, day, '', keyword_id, sum(impressions), sum(clicks), sum(saves), sum(closeups),
        sum(spend_micro) from old group by ad_id, day, keyword_id
      on conflict (ad_id, day, query, keyword_id) do update set
        impressions = stats.impressions + excluded.impressions,
        clicks = stats.clicks + excluded.clicks,
        saves = stats.saves + excluded.saves,
        closeups = stats.closeups + excluded.closeups,
        spend_micro = stats.spend_micro + excluded.spend_micro
    )
    select count(*)::int as count from old`)
  return rows[0]?.count ?? 0
}

/** Forgets, every hour, the words of searches that are older than they are kept. */
export const handleAdSearchSweep = handleJob(
  defineSweep({ name: 'sweep-ad-searches', everySeconds: 3_600 }),
  async ({ db, clock }, { signal }) => {
    const edge = utcDay(clock.now().getTime() - limits.adSearchDays * dayMilliseconds)
    for (let count = most; count === most; ) {
      signal.throwIfAborted()
      count = await forgetSome(db, edge)
    }
    await db.delete(adSearchQueries).where(lt(adSearchQueries.lastDay, edge))
  },
)
