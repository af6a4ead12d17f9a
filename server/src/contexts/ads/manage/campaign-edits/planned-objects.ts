import type { EditResult } from '@tessera/contracts/calls/campaign-edits'
import { CampaignId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Planned } from './edit-facts.ts'
import { textOfValue } from './fields.ts'
import type { EditPlan } from './plan-edit.ts'

/** Gives the objects that a plan creates their ids. */
export const withIds = (plan: EditPlan, ids: Ports['ids']): EditPlan => ({
  ...plan,
  campaign: { ...plan.campaign, id: plan.campaign.id ?? ids.next() },
  groups: plan.groups.map((group) => ({
    ...group,
    id: group.id ?? ids.next(),
    ads: group.ads.map((ad) => ({ ...ad, id: ad.id ?? ids.next() })),
  })),
})

type EditedObject = EditResult['objects'][number]

function objectOf(
  { id, before, after, changed }: Planned<object>,
  level: EditedObject['level'],
  name: string,
): EditedObject[] {
  if (changed.size === 0) return []
  const valueIn = (fields: object | null, field: string) =>
    fields === null ? null : textOfValue(Reflect.get(fields, field))
  const fields = [...changed].map((field) => ({
    field,
    before: valueIn(before, field),
    after: valueIn(after, field),
  }))
  return [{ level, object_id: id, is_new: before === null, name, fields }]
}

/** Returns the objects that a plan creates or changes, as people read them. */
export function objectsOf({ campaign, groups }: EditPlan) {
  return {
    campaign_id: campaign.id === null ? null : CampaignId.parse(campaign.id),
    objects: [
      ...objectOf(campaign, 'campaign', campaign.after.name),
      ...groups.flatMap((group) => [
        ...objectOf(group, 'ad-group', group.after.name),
        ...group.ads.flatMap((ad) => objectOf(ad, 'ad', group.after.name)),
      ]),
    ],
  }
}
