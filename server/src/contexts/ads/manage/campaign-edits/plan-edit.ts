import type { AdFields, CampaignEdit, CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import type { EditFacts, Fault } from './edit-facts.ts'
import { type PlannedCampaign, planCampaign } from './plan-campaign.ts'
import { type PlannedGroup, planGroup } from './plan-groups.ts'

/** The result of an edit: the campaign and all below it. */
export interface EditPlan {
  readonly campaign: PlannedCampaign
  readonly groups: readonly PlannedGroup[]
  /** Nothing of an edit with faults is done. */
  readonly faults: readonly Fault[]
}

const isKept = ({ state }: Pick<AdFields, 'state'>): boolean => state !== 'archived'

/** True when more is there than a campaign can have. What is archived doesn't count. */
function isTooMuch(tree: CampaignTree | null, groups: readonly PlannedGroup[]): boolean {
  const isNew = ({ before, after }: PlannedGroup['ads'][number] | PlannedGroup) =>
    before === null && isKept(after)
  const kept = (tree?.ad_groups ?? []).filter(isKept)
  if (kept.length + groups.filter(isNew).length > limits.campaignAdGroupsMax) return true
  return groups.some(({ id, ads }) => {
    const had = kept.find(({ ad_group_id }) => ad_group_id === id)?.ads.filter(isKept) ?? []
    return had.length + ads.filter(isNew).length > limits.adGroupAdsMax
  })
}

/** Ad groups that the edit leaves alone, but that its goal can't do with. */
function untaggedGroups(edit: CampaignEdit, tree: CampaignTree | null): boolean {
  const named = new Set(edit.ad_groups?.map(({ ad_group_id }) => ad_group_id))
  return (tree?.ad_groups ?? []).some(
    (group) => isKept(group) && !named.has(group.ad_group_id) && group.conversion_tag_id === null,
  )
}

/** Decides what an edit makes of a campaign; without a tree it is created. */
export function planEdit(
  edit: CampaignEdit,
  tree: CampaignTree | null,
  facts: EditFacts,
): EditPlan {
  const { planned: campaign, isPublishing, faults } = planCampaign(edit, tree, facts)
  const within = { tree, campaign: campaign.after, isPublishing, facts }
  const groups = (edit.ad_groups ?? []).map((group, index) => planGroup(group, index, within))
  const planned = groups.flatMap((group) => group.planned ?? [])
  const most = { groups: limits.campaignAdGroupsMax, ads: limits.adGroupAdsMax }
  const isUntagged = campaign.after.objective === 'WEB_CONVERSION' && untaggedGroups(edit, tree)
  return {
    campaign,
    groups: planned,
    faults: [
      ...faults,
      ...groups.flatMap((group) => group.faults),
      ...(isTooMuch(tree, planned)
        ? [{ at: 'ad_groups', code: 'ads-many', data: most } as const]
        : []),
      ...(isPublishing && isUntagged
        ? [{ at: 'objective', code: 'conversion-tag-missing' } as const]
        : []),
    ],
  }
}
