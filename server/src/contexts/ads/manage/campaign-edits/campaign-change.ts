import type { CampaignAction } from '@tessera/contracts/calls/campaigns'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { AdState } from '../../accounts/campaigns/tables.ts'

/** The result of an action on a campaign: no changes for one that is in that state already. */
export type CampaignChange =
  | { readonly ok: true; readonly set: { readonly state?: AdState; readonly endsAt?: Date } }
  | { readonly ok: false; readonly code: ErrorCode }

/** Decides what an action changes in a campaign. */
export function changeOf(
  action: CampaignAction,
  campaign: { readonly state: AdState; readonly endsAt: Date | null },
  now: Date,
): CampaignChange {
  const isOver = campaign.endsAt !== null && campaign.endsAt <= now
  if (action === 'end') {
    if (campaign.state === 'archived') return { ok: true, set: {} }
    // Events from now on are not paid for.
    return { ok: true, set: { state: 'archived', ...(isOver ? {} : { endsAt: now }) } }
  }
  if (campaign.state === 'archived' || isOver) return { ok: false, code: 'campaign-ended' }
  if (campaign.state === 'draft') return { ok: false, code: 'campaign-draft' }
  return { ok: true, set: { state: action === 'pause' ? 'paused' : 'active' } }
}
