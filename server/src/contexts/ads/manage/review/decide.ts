import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import type { AdId } from '@tessera/contracts/ids'
import { eq, inArray } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { adFields } from '../../accounts/changes/change-fields.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
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
  ports: Pick<Ports, 'ids' | 'clock'>,
): Promise<readonly AdId[]> {
  const now = ports.clock.now()
  const before = await tx
    .select({
      review: ads.review,
      reviewReason: ads.reviewReason,
      id: ads.id,
      campaignId: campaigns.id,
      name: campaigns.name,
      advertiserId: campaigns.advertiserId,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(inArray(ads.id, [...ids]))
    .for('update', { of: ads })
  const changed = await tx
    .update(ads)
    .set({ review: decision, reviewReason: reason })
    .where(inArray(ads.id, [...ids]))
    .returning({ id: ads.id })
  if (changed.length === 0) return []
  const after = adFields({ review: decision, reviewReason: reason })
  // Nobody of the ad account did it: the check did, or the operator.
  for (const { id, campaignId, name, advertiserId, ...ad } of before)
    await recordChanges(tx, ports, { advertiserId, actorId: null }, [
      { level: 'ad', objectId: id, campaignId, name, before: adFields(ad), after },
    ])
  await tx
    .insert(adReviews)
    .values(changed.map(({ id }) => ({ adId: id, decision, reason, decidedBy, decidedAt: now })))
  return changed.map(({ id }) => id)
}
