import { AdId } from '@tessera/contracts/ids'
import { gte, sql } from '../../platform/database/sql.ts'
import { adStats } from '../ad-events/tables.ts'
import type { Sql } from '../sql.ts'
import type { AdCounts } from './quality.ts'

/** Days whose events say how people take an ad. */
const days = 14

const day = 86_400_000

/** Loads what was counted of each ad lately; ads without events are left out. */
export async function findAdCounts(db: Sql, now: Date): Promise<ReadonlyMap<string, AdCounts>> {
  const since = new Date(now.getTime() - days * day).toISOString().slice(0, 10)
  const rows = await db
    .select({
      id: sql`${adStats.adId}`.mapWith((id) => AdId.parse(String(id))),
      impressions: sql`sum(${adStats.impressions})`.mapWith(Number),
      clicks: sql`sum(${adStats.clicks})`.mapWith(Number),
      saves: sql`sum(${adStats.saves})`.mapWith(Number),
    })
    .from(adStats)
    .where(gte(adStats.day, since))
    .groupBy(adStats.adId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
