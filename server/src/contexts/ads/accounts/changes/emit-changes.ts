import type { AdvertiserId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { emitAdEvent, hasWebhooks } from '../webhooks/emit.ts'
import type { adChanges } from './tables.ts'

type Change = Pick<
  typeof adChanges.$inferSelect,
  'level' | 'objectId' | 'campaignId' | 'name' | 'fields'
>

/** Returns the decision about an ad in a change; undefined for a change of something else. */
const decisionIn = ({ level, fields }: Change) => {
  const review = fields.find(({ field }) => field === 'review')
  // A new ad that waits for a decision has none yet.
  const isDecision = review !== undefined && !(review.before === null && review.after === 'waiting')
  if (level !== 'ad' || !isDecision) return undefined
  const reason = fields.find(({ field }) => field === 'review_reason')?.after ?? null
  return { review: review.after, reason }
}

/** Tells webhooks about changes of campaigns, ad groups and ads, and of decisions about ads. */
export async function emitChanges(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  advertiserId: AdvertiserId,
  changes: readonly (Change & { readonly isNew: boolean })[],
): Promise<void> {
  if (!(await hasWebhooks(tx, advertiserId))) return
  for (const { isNew, ...change } of changes) {
    const { level, objectId, campaignId, name, fields } = change
    const about = { campaign_id: campaignId, name }
    const decision = decisionIn(change)
    if (decision !== undefined)
      await emitAdEvent(tx, ports, {
        advertiserId,
        type: 'ad.reviewed',
        data: { ad_id: objectId, ...about, ...decision },
      })
    const isReviewAlone = fields.every(({ field }) => field.startsWith('review'))
    if (isReviewAlone) continue
    await emitAdEvent(tx, ports, {
      advertiserId,
      type: isNew && level === 'campaign' ? 'campaign.created' : 'campaign.changed',
      data: { ...about, level, object_id: objectId, is_new: isNew, fields },
    })
    const isEnd =
      level === 'campaign' &&
      fields.some(({ field, after }) => field === 'state' && after === 'archived')
    if (isEnd)
      await emitAdEvent(tx, ports, {
        advertiserId,
        type: 'campaign.ended',
        data: about,
        once: `ended ${campaignId}`,
      })
  }
}
