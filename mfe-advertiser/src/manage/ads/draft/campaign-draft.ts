import { campaignOfPlan } from '@tessera/contracts/ads/media-plan'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { Objective } from '@tessera/contracts/ads/objectives'
import { Targeting } from '@tessera/contracts/ads/targeting'
import { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { CampaignState } from '@tessera/contracts/calls/campaigns'
import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import { AdGroupId, AdId, PinId } from '@tessera/contracts/ids'
import { numberFormat } from '@tessera/contracts/number-format'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { words } from '../frame/words.ts'

const AdDraft = z.object({
  key: z.string(),
  /** Null for one that is yet to be created. */
  adId: z.nullable(AdId),
  pinId: PinId,
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The product that its pin shows, where that is known. */
  productId: z.nullable(z.string()),
  link: z.string(),
  state: CampaignState,
})
export type AdDraft = z.infer<typeof AdDraft>

const GroupDraft = z.object({
  key: z.string(),
  groupId: z.nullable(AdGroupId),
  name: z.string(),
  state: CampaignState,
  /** Parts that this form doesn't know stay as they are. */
  targeting: Targeting,
  isAutomatic: z.boolean(),
  /** As it was typed; '' when the service bids. */
  bid: z.string(),
  isOwnBid: z.boolean(),
  productId: z.nullable(z.string()),
  tagId: z.string(),
  event: z.string(),
  ads: z.array(AdDraft),
})
export type GroupDraft = z.infer<typeof GroupDraft>

/** A campaign as somebody fills it in; amounts as they were typed. */
const CampaignDraft = z.object({
  name: z.string(),
  objective: Objective,
  state: CampaignState,
  budget: z.string(),
  /** '' without a limit in all. */
  total: z.string(),
  isFlexible: z.boolean(),
  firstDay: z.string(),
  /** '' without an end. */
  lastDay: z.string(),
  groups: z.array(GroupDraft),
  /** The campaign on the service that the draft began with; null for one that is created. */
  base: z.nullable(CampaignTree),
})
export type CampaignDraft = z.infer<typeof CampaignDraft>

/** Keeps what somebody has filled in, by the ad account and the campaign, until it is saved. */
export const keptCampaigns = keepDrafts('ad-campaign', CampaignDraft)

/** Returns an amount as a field shows it. */
export const amountText = (micro: number, locale: string): string =>
  numberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(micro / microPerUnit)

interface FreshOptions {
  readonly objective?: Objective
  readonly country: string
  readonly daily: number
  readonly today: string
  readonly locale: string
}

/** Returns an ad group that nobody has written in. */
export const freshGroup = (key: string, name: string, country: string): GroupDraft => ({
  key,
  groupId: null,
  name,
  state: 'active',
  targeting: { LOCATION: country },
  isAutomatic: true,
  bid: '',
  isOwnBid: false,
  productId: null,
  tagId: '',
  event: 'CHECKOUT',
  ads: [],
})

/** Returns the campaign that nobody has written in. */
export const freshCampaign = (options: FreshOptions): CampaignDraft => ({
  name: '',
  objective: options.objective ?? 'CONSIDERATION',
  state: 'active',
  budget: amountText(options.daily * microPerUnit, options.locale),
  total: '',
  isFlexible: false,
  firstDay: options.today,
  lastDay: '',
  base: null,
  groups: [freshGroup('new 1', words.groupName({ number: 1 }), options.country)],
})

/** Returns the campaign that a media plan describes; a plan whose first day is over begins today. */
export function draftOfPlan(
  { name, plan }: Pick<SavedPlan, 'name' | 'plan'>,
  options: FreshOptions,
): CampaignDraft {
  const { first_day: firstDay, last_day: lastDay, targeting } = plan
  const moved = campaignOfPlan(name, plan, options.today).fields
  const usual = freshCampaign({ ...options, objective: plan.objective })
  return {
    ...usual,
    name,
    budget: amountText(plan.daily_budget_micro, options.locale),
    firstDay: moved.first_day ?? firstDay,
    lastDay: moved.last_day ?? lastDay ?? '',
    groups: usual.groups.map((group) => ({
      ...group,
      targeting,
      isAutomatic: plan.is_automatic,
    })),
  }
}

type TreeGroup = CampaignTree['ad_groups'][number]

const draftOfAd = (ad: TreeGroup['ads'][number], { product_group_id }: TreeGroup): AdDraft => ({
  key: ad.ad_id,
  adId: ad.ad_id,
  pinId: ad.pin_id,
  title: ad.title,
  imageUrl: ad.image_url,
  productId: product_group_id,
  link: ad.destination_url ?? '',
  state: ad.state,
})

const draftOfGroup = (group: TreeGroup, locale: string): GroupDraft => ({
  key: group.ad_group_id,
  groupId: group.ad_group_id,
  name: group.name,
  state: group.state,
  targeting: group.targeting,
  isAutomatic: group.is_automatic,
  bid: group.bid_micro === null ? '' : amountText(group.bid_micro, locale),
  isOwnBid: group.bid_micro !== null,
  productId: group.product_group_id,
  tagId: group.conversion_tag_id ?? '',
  event: group.conversion_event ?? 'CHECKOUT',
  ads: group.ads.map((ad) => draftOfAd(ad, group)),
})

/** Returns a campaign of the service as a form shows it. */
export const draftOfTree = (tree: CampaignTree, locale: string): CampaignDraft => ({
  name: tree.name,
  objective: tree.objective,
  state: tree.state,
  budget: amountText(tree.daily_budget_micro, locale),
  total: tree.total_budget_micro === null ? '' : amountText(tree.total_budget_micro, locale),
  isFlexible: tree.is_flexible,
  firstDay: tree.first_day,
  lastDay: tree.last_day ?? '',
  groups: tree.ad_groups.map((group) => draftOfGroup(group, locale)),
  base: tree,
})

/** Returns a key that no part of a list has yet. */
export function freshKey(parts: readonly { readonly key: string }[]): string {
  const keys = new Set(parts.map(({ key }) => key))
  let number = parts.length + 1
  while (keys.has(`new ${number}`)) number += 1
  return `new ${number}`
}
