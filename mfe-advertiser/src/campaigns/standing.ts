import type { Campaign } from '@tessera/contracts/calls/campaigns'
import { words } from './words.ts'

/** What a campaign does now, as its state, its time and the check of its ad have it. */
type Standing = 'draft' | 'over' | 'rejected' | 'waiting' | 'paused' | 'planned' | 'active'

/** Returns what a campaign does at a moment. */
function standingOf(
  { state, starts_at: starts, ends_at: ends, ad }: Campaign,
  now: number,
): Standing {
  if (state === 'draft') return 'draft'
  if (state === 'archived' || (ends !== null && Date.parse(ends) <= now)) return 'over'
  if (ad?.review === 'rejected') return 'rejected'
  if (state === 'paused') return 'paused'
  if (ad?.review === 'waiting') return 'waiting'
  return Date.parse(starts) > now ? 'planned' : 'active'
}

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

/** Says what a campaign does now; a rejected one says why. */
export function standingText(campaign: Campaign, now: number): string {
  const standing = standingOf(campaign, now)
  const reason = campaign.ad?.review_reason ?? ''
  return standing === 'rejected' && isReason(reason) ? words[reason]() : words[standing]()
}

/** What can be done with a campaign now. */
export function actionsOn(
  campaign: Campaign,
  now: number,
): readonly ('pause' | 'resume' | 'end')[] {
  const standing = standingOf(campaign, now)
  if (standing === 'draft' || standing === 'over') return []
  return campaign.state === 'paused' ? ['resume', 'end'] : ['pause', 'end']
}
