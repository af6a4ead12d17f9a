import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import type { AdId } from '@tessera/contracts/ids'
import { inArray } from '../../platform/database/sql.ts'
import { ads } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { adReviews } from './tables.ts'

/** A decision about ads. */
interface Decision {
  readonly decision: 'approved' | 'rejected' | 'waiting'
  readonly reason: AdRejection | null
  readonly decidedBy: 'check' | 'operator'
}

/** Decides whether ads may run, and keeps who decided; returns those that there are. */
export async function decideAds(
  tx: Sql,
  ids: readonly AdId[],
  { decision, reason, decidedBy }: Decision,
  now: Date,
): Promise<readonly AdId[]> {
  const changed = await tx
    .update(ads)
    .set({ review: decision, reviewReason: reason })
    .where(inArray(ads.id, [...ids]))
    .returning({ id: ads.id })
  if (changed.length === 0) return []
  await tx
    .insert(adReviews)
    .values(changed.map(({ id }) => ({ adId: id, decision, reason, decidedBy, decidedAt: now })))
  return changed.map(({ id }) => id)
}
