import { type DeliveryState, deliveryState, runAt } from '@tessera/contracts/ads/delivery-state'
import type { Campaign } from '@tessera/contracts/calls/campaigns'
import { words } from './words.ts'

/** The facts that decide the status of a campaign. */
export interface CampaignRun extends Pick<Campaign, 'state' | 'ends_at'> {
  readonly starts_at: string | null
  readonly ad: Pick<NonNullable<Campaign['ad']>, 'review' | 'review_reason'> | null
}

/** Returns the status of a campaign at a moment. */
const standingOf = (campaign: CampaignRun, now: number): DeliveryState =>
  deliveryState({
    state: campaign.state,
    review: campaign.ad?.review ?? null,
    ...runAt(campaign, now),
  })

const reasons: readonly string[] = [
  'link',
  'words',
  'picture',
  'misleading',
  'prohibited',
  'rights',
]

type Reason = 'link' | 'words' | 'picture' | 'misleading' | 'prohibited' | 'rights'

const isReason = (text: string): text is Reason => reasons.includes(text)

/** Returns the text of a campaign's status; a rejected one names the reason. */
export function standingText(campaign: CampaignRun, now: number): string {
  const standing = standingOf(campaign, now)
  const reason = campaign.ad?.review_reason ?? ''
  return standing === 'rejected' && isReason(reason) ? words[reason]() : words[standing]()
}

/** The actions that are possible on a campaign. */
export function actionsOn(
  campaign: CampaignRun,
  now: number,
): readonly ('pause' | 'resume' | 'end')[] {
  const standing = standingOf(campaign, now)
  if (standing === 'draft' || standing === 'over') return []
  return campaign.state === 'paused' ? ['resume', 'end'] : ['pause', 'end']
}
