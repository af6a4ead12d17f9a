import { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import { z } from '@tessera/contracts/schema'
import type { Planned } from './edit-facts.ts'
import type { EditPlan } from './plan-edit.ts'

type AnyPlanned = Planned<{ readonly state: string }>

const picked = (fields: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))

/** Returns the values that take a change back, and those that are expected then. */
function backOf({ before, after, changed }: AnyPlanned) {
  if (before === null) return { fields: { state: 'archived' } }
  const fields = picked(before, changed)
  // A published object can't be a draft again, and an ad's link was perhaps that of its pin.
  if (fields.state === 'draft') fields.state = 'paused'
  if (fields.destination_url === '') delete fields.destination_url
  return { fields, expected: picked(after, new Set(Object.keys(fields))) }
}

const isChanged = ({ changed }: AnyPlanned): boolean => changed.size > 0

/** Returns the edit that takes a plan back, once its objects have their ids; null for one that changes nothing. */
export function undoOf({ campaign, groups }: EditPlan): CampaignEdit | null {
  if (campaign.before === null)
    return z.parse(CampaignEdit, { campaign_id: campaign.id, ...backOf(campaign) })
  const ad_groups = groups
    .filter((group) => isChanged(group) || group.ads.some(isChanged))
    .map((group) => ({
      ad_group_id: group.id,
      ...backOf(group),
      ads:
        group.before === null
          ? []
          : group.ads.filter(isChanged).map((ad) => ({ ad_id: ad.id, ...backOf(ad) })),
    }))
  if (!isChanged(campaign) && ad_groups.length === 0) return null
  return z.parse(CampaignEdit, { campaign_id: campaign.id, ...backOf(campaign), ad_groups })
}
