import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import type { AdId } from '@tessera/contracts/ids'
import { eq, inArray } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import { adGroups, ads, campaigns, type ReviewState } from '../../accounts/campaigns/tables.ts'
import { adFields } from '../../accounts/changes/change-fields.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { adReviews } from './tables.ts'
import { tellDecided } from './tell-decided.ts'

/** A decision about ads. */
interface Decision {
  readonly decision: ReviewState
  readonly reason: AdRejection | null
  readonly decidedBy: (typeof adReviews.$inferSelect)['decidedBy']
  /** Words for the business, beside the reason. */
  readonly note?: string
}

/** An ad that was decided, as it was before. */
export interface DecidedAd {
  readonly id: AdId
  readonly review: ReviewState
  readonly reviewReason: AdRejection | null
}

/**
 * Decides whether ads may run, keeps who decided, and tells the business about ads that may not run. Returns the
 * ads that there are, as they were before.
 */
export async function decideAds(
  tx: Sql,
  ids: readonly AdId[],
  { decision, reason, decidedBy, note = '' }: Decision,
  ports: Ports,
): Promise<readonly DecidedAd[]> {
  const now = ports.clock.now()
  const before = await tx
    .select({
      review: ads.review,
      reviewReason: ads.reviewReason,
      id: ads.id,
      campaignId: campaigns.id,
      name: campaigns.name,
      title: pins.title,
      advertiserId: campaigns.advertiserId,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .where(inArray(ads.id, [...ids]))
    .orderBy(ads.id)
    .for('update', { of: ads })
  if (before.length === 0) return []
  const found = before.map(({ id }) => id)
  await tx.update(ads).set({ review: decision, reviewReason: reason }).where(inArray(ads.id, found))
  const after = adFields({ review: decision, reviewReason: reason })
  // Nobody of the ad account did it: the check did, the operator, or a person with a role.
  for (const { id, campaignId, name, advertiserId, review, reviewReason } of before)
    await recordChanges(tx, ports, { advertiserId, actorId: null }, [
      {
        level: 'ad',
        objectId: id,
        campaignId,
        name,
        before: adFields({ review, reviewReason }),
        after,
      },
    ])
  await tx
    .insert(adReviews)
    .values(found.map((adId) => ({ adId, decision, reason, decidedBy, decidedAt: now })))
  for (const { advertiserId, campaignId, name, title, review } of before) {
    const about = { advertiserId, campaignId, campaign: name, ad: title }
    if (decision === 'rejected' && reason !== null)
      await tellDecided(tx, ports, { ...about, rejection: reason, note })
    if (decision === 'approved' && review === 'rejected')
      await tellDecided(tx, ports, { ...about, rejection: null, note: '' })
  }
  return before.map(({ id, review, reviewReason }) => ({ id, review, reviewReason }))
}
