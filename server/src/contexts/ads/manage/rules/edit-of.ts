import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import type { Candidate } from './candidates.ts'

/** A change of one object: the fields, and what they have to be still. */
interface Change {
  readonly fields: { readonly state: 'active' | 'paused' } | { readonly daily_budget_micro: number }
  readonly expected: Change['fields']
}

type EditedObject = Pick<Candidate, 'campaign_id' | 'ad_group_id' | 'ad_id'>

const stateOf = (change: Change['fields']) => ('state' in change ? { state: change.state } : {})

/** Returns the edit of a campaign that changes one object in it. */
export function editOf(
  { campaign_id, ad_group_id, ad_id }: EditedObject,
  change: Change,
): CampaignEdit {
  if (ad_group_id === null) return { campaign_id, ...change }
  const lower = { fields: stateOf(change.fields), expected: stateOf(change.expected) }
  const group = { ad_group_id, fields: {} }
  return {
    campaign_id,
    fields: {},
    ad_groups: [
      ad_id === null ? { ad_group_id, ...lower } : { ...group, ads: [{ ad_id, ...lower }] },
    ],
  }
}
