import { microOf } from '@tessera/contracts/ads/promote-rules'
import type {
  AdEdit,
  AdFields,
  AdGroupEdit,
  AdGroupFields,
  CampaignEdit,
  CampaignFields,
  CampaignTree,
} from '@tessera/contracts/calls/campaign-edits'
import { type AdDraft, amountText, type CampaignDraft, type GroupDraft } from './campaign-draft.ts'

/** Returns an amount that was typed; one that wasn't touched stays as exact as it is. */
export function microTyped(text: string, was: number | null, locale: string): number | undefined {
  if (was !== null && text === amountText(was, locale)) return was
  return microOf(text, locale)
}

/** Returns the values of a campaign that a draft says; an amount that can't be read is left out. */
function campaignValues(draft: CampaignDraft, locale: string): CampaignFields {
  const { base } = draft
  const daily = microTyped(draft.budget, base?.daily_budget_micro ?? null, locale)
  const total = microTyped(draft.total, base?.total_budget_micro ?? null, locale)
  return {
    name: draft.name.trim(),
    objective: draft.objective,
    state: draft.state,
    ...(daily === undefined ? {} : { daily_budget_micro: daily }),
    total_budget_micro: draft.total.trim() === '' ? null : (total ?? null),
    is_flexible: draft.isFlexible,
    first_day: draft.firstDay,
    last_day: draft.lastDay === '' ? null : draft.lastDay,
  }
}

type TreeGroup = CampaignTree['ad_groups'][number]

/** Returns the values of an ad group that a draft says. What another goal needs is kept as it is. */
function groupValues(
  group: GroupDraft,
  objective: CampaignDraft['objective'],
  { base, locale }: { readonly base: TreeGroup | undefined; readonly locale: string },
): AdGroupFields {
  const bid = group.isOwnBid ? microTyped(group.bid, base?.bid_micro ?? null, locale) : undefined
  const isTagged = objective === 'WEB_CONVERSION' && group.tagId !== ''
  return {
    name: group.name.trim(),
    state: group.state,
    targeting: group.targeting,
    is_automatic: group.isAutomatic,
    bid_micro: bid ?? null,
    product_group_id:
      objective === 'CATALOG_SALES' ? group.productId : (base?.product_group_id ?? null),
    conversion_tag_id: isTagged ? group.tagId : (base?.conversion_tag_id ?? null),
    conversion_event: isTagged ? group.event : (base?.conversion_event ?? null),
  }
}

const sortedText = (value: unknown): string =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.fromEntries(Object.entries(value).toSorted()))
    : JSON.stringify(value ?? null)

/** True for two values of a field that are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  sortedText(one) === sortedText(other)

/** Returns the fields that differ from what was there, and what was there of them. */
function changedOf<Fields extends object>(values: Fields, was: object) {
  const fields: Partial<Fields> = {}
  const expected: Partial<Fields> = {}
  for (const [name, value] of Object.entries(values)) {
    const before: unknown = Reflect.get(was, name)
    if (isSame(value, before)) continue
    Object.assign(fields, { [name]: value })
    Object.assign(expected, { [name]: before })
  }
  return { fields, expected, isChanged: Object.keys(fields).length > 0 }
}

type TreeAd = TreeGroup['ads'][number]

const adValues = ({ pinId, link, state }: AdDraft): AdFields => ({
  pin_id: pinId,
  state,
  ...(link.trim() === '' ? {} : { destination_url: link.trim() }),
})

function editOfAd(ad: AdDraft, base: TreeAd | undefined): AdEdit | undefined {
  if (base === undefined) return ad.state === 'archived' ? undefined : { fields: adValues(ad) }
  const was = { ...base, destination_url: base.destination_url ?? '' }
  const { fields, expected, isChanged } = changedOf(adValues(ad), was)
  // A pin's own link can't be expected.
  if (expected.destination_url === '') delete expected.destination_url
  return isChanged ? { ad_id: base.ad_id, fields, expected } : undefined
}

interface SentGroup {
  readonly edit: AdGroupEdit
  /** The places of the ad group and of each of its sent ads in the draft. */
  readonly index: number
  readonly ads: readonly number[]
}

function editOfGroup(
  group: GroupDraft,
  index: number,
  { draft, locale }: { readonly draft: CampaignDraft; readonly locale: string },
): SentGroup | undefined {
  const base = draft.base?.ad_groups.find(({ ad_group_id }) => ad_group_id === group.groupId)
  if (base === undefined && group.state === 'archived') return undefined
  const sent = group.ads.flatMap((ad, at) => {
    const edit = editOfAd(
      ad,
      base?.ads.find(({ ad_id }) => ad_id === ad.adId),
    )
    return edit === undefined ? [] : [{ edit, at }]
  })
  const values = groupValues(group, draft.objective, { base, locale })
  const ads = sent.map(({ edit }) => edit)
  const places = { index, ads: sent.map(({ at }) => at) }
  if (base === undefined) return { edit: { fields: values, ads }, ...places }
  const { fields, expected, isChanged } = changedOf(values, base)
  if (!isChanged && ads.length === 0) return undefined
  const edit = { ad_group_id: base.ad_group_id, fields, expected, ads }
  return { edit, ...places }
}

/** An edit, and where what it sends stands in the draft. */
export interface DraftEdit {
  readonly edit: CampaignEdit
  readonly groups: readonly Pick<SentGroup, 'index' | 'ads'>[]
  /** False for a draft that says what the service has. */
  readonly isChanged: boolean
}

/** Returns the edit that makes the service's campaign what a draft says. Only what differs is sent, with what was there. */
export function editOfDraft(
  draft: CampaignDraft,
  { locale, clientKey }: { readonly locale: string; readonly clientKey: string },
): DraftEdit {
  const { base } = draft
  const sent = draft.groups.flatMap(
    (group, index) => editOfGroup(group, index, { draft, locale }) ?? [],
  )
  const ad_groups = sent.map(({ edit }) => edit)
  const groups = sent.map(({ index, ads }) => ({ index, ads }))
  const values = campaignValues(draft, locale)
  if (base === null)
    return { edit: { client_key: clientKey, fields: values, ad_groups }, groups, isChanged: true }
  const { fields, expected, isChanged } = changedOf(values, base)
  const edit = { campaign_id: base.campaign_id, fields, expected, ad_groups }
  return { edit, groups, isChanged: isChanged || ad_groups.length > 0 }
}
