import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'
import type { CampaignEdit, CampaignTree } from '@tessera/contracts/calls/campaign-edits'

/** The choices about a copy. */
export interface CopyChoices {
  readonly name: string
  readonly firstDay: string
  /** '' for no end. */
  readonly lastDay: string
  /** The ids of the ad groups and ads that are copied. */
  readonly chosen: ReadonlySet<string>
}

/** Returns the choices that a copy begins with: all that hasn't ended, as many days from today on. */
export function usualChoices(tree: CampaignTree, name: string, today: string): CopyChoices {
  const { first_day, last_day } = tree
  const groups = tree.ad_groups.filter(({ state }) => state !== 'archived')
  const ads = groups.flatMap((group) => group.ads.filter(({ state }) => state !== 'archived'))
  return {
    name,
    firstDay: today,
    lastDay: last_day === null ? '' : dayAfter(today, daysBetween(first_day, last_day) - 1),
    chosen: new Set([
      ...groups.map(({ ad_group_id }) => ad_group_id),
      ...ads.map(({ ad_id }) => ad_id),
    ]),
  }
}

type TreeGroup = CampaignTree['ad_groups'][number]

function copyOfGroup(group: TreeGroup, chosen: ReadonlySet<string>) {
  const { ad_group_id: _, ads, ...fields } = group
  return {
    fields: { ...fields, state: 'active' as const },
    keywords_of: group.ad_group_id,
    ads: ads
      .filter(({ ad_id }) => chosen.has(ad_id))
      .map(({ pin_id, destination_url: link }) => ({
        fields: {
          pin_id,
          state: 'active' as const,
          ...(link === null || link === '' ? {} : { destination_url: link }),
        },
      })),
  }
}

/** Returns the edit that creates a copy of a campaign as a draft. */
export function copyOf(tree: CampaignTree, choices: CopyChoices, clientKey: string): CampaignEdit {
  const { name, firstDay, lastDay, chosen } = choices
  const { objective, daily_budget_micro, total_budget_micro, is_flexible } = tree
  return {
    client_key: clientKey,
    keywords_of: tree.campaign_id,
    fields: {
      name: name.trim(),
      objective,
      state: 'draft',
      daily_budget_micro,
      total_budget_micro,
      is_flexible,
      first_day: firstDay,
      last_day: lastDay === '' ? null : lastDay,
    },
    ad_groups: tree.ad_groups
      .filter(({ ad_group_id }) => chosen.has(ad_group_id))
      .map((group) => copyOfGroup(group, chosen)),
  }
}

/** Returns the choices with an ad group or an ad put in or out; an ad group takes its ads along. */
export function toggled(
  { ad_groups }: CampaignTree,
  chosen: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const next = new Set(chosen)
  const put = (each: string, isIn: boolean) => (isIn ? next.add(each) : next.delete(each))
  const isIn = !chosen.has(id)
  put(id, isIn)
  for (const group of ad_groups) {
    if (group.ad_group_id === id) for (const { ad_id } of group.ads) put(ad_id, isIn)
    const isOfGroup = group.ads.some(({ ad_id }) => ad_id === id)
    if (isOfGroup && isIn) next.add(group.ad_group_id)
  }
  return next
}

/** Returns the name of the part of a copy that a fault is about; '' for the campaign itself. */
export function partAt(tree: CampaignTree, { chosen }: CopyChoices, at: string): string {
  const [, nth, ad] = /^ad_groups\.(\d+)\.(?:ads\.(\d+)\.)?/.exec(at) ?? []
  if (nth === undefined) return ''
  const group = tree.ad_groups.filter(({ ad_group_id }) => chosen.has(ad_group_id))[Number(nth)]
  if (ad === undefined) return group?.name ?? ''
  return group?.ads.filter(({ ad_id }) => chosen.has(ad_id))[Number(ad)]?.title ?? ''
}
