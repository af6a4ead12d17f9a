import { microPerUnit } from '@tessera/contracts/ads/micro'
import { billedBy } from '@tessera/contracts/ads/objectives'
import { cutCampaignName } from '@tessera/contracts/ads/promote-rules'
import type {
  AdEdit,
  AdFields,
  AdGroupEdit,
  AdGroupFields,
  CampaignFields,
  CampaignTree,
} from '@tessera/contracts/calls/campaign-edits'
import { siteLink } from '@tessera/contracts/web-link'
import { audiencesIn } from '../../delivery/audiences/unfit-audiences.ts'
import type { Copying, EditFacts, Fault, Planned } from './edit-facts.ts'
import { changedNames, fieldsOfAd, fieldsOfGroup, type Whole, withFields } from './fields.ts'
import { changedMeanwhile, unfitCopy } from './plan-campaign.ts'

export type PlannedAd = Planned<Whole<AdFields>>
export type PlannedGroup = Planned<Whole<AdGroupFields>> &
  Copying & { readonly ads: readonly PlannedAd[] }

/** The campaign that groups are planned for, as the edit leaves it. */
interface InCampaign {
  readonly tree: CampaignTree | null
  readonly campaign: Whole<CampaignFields>
  readonly isPublishing: boolean
  readonly facts: EditFacts
}

const gone = (at: string): Fault => ({ at, code: 'not-found' })

function adFaults(
  edit: AdEdit,
  planned: PlannedAd,
  { at, facts }: { at: string; facts: EditFacts },
) {
  const { before, after, changed } = planned
  const pin = facts.pins.get(after.pin_id)
  const faults: Fault[] = [...changedMeanwhile(edit.expected, before, at)]
  if (before !== null && changed.has('pin_id'))
    faults.push({ at: `${at}pin_id`, code: 'field-fixed' })
  if (before === null && (pin === undefined || pin.reasons.length > 0))
    faults.push({
      at: `${at}pin_id`,
      code: 'pin-unpromotable',
      data: { reasons: pin?.reasons ?? ['gone'] },
    })
  // An ad without a link of its own has its pin's.
  const isLinkGiven = edit.fields.destination_url !== undefined
  if (
    isLinkGiven &&
    changed.has('destination_url') &&
    siteLink(after.destination_url) === undefined
  )
    faults.push({ at: `${at}destination_url`, code: 'link-unfit' })
  if (isLinkGiven && facts.blockedLinks.has(after.destination_url))
    faults.push({
      at: `${at}destination_url`,
      code: 'link-blocked',
      data: { domain: siteLink(after.destination_url)?.host ?? '' },
    })
  return faults
}

function planAd(
  edit: AdEdit,
  group: CampaignTree['ad_groups'][number] | undefined,
  place: { readonly at: string; readonly facts: EditFacts },
): { readonly planned?: PlannedAd; readonly faults: readonly Fault[] } {
  const known = group?.ads.find(({ ad_id }) => ad_id === edit.ad_id)
  if (edit.ad_id !== undefined && known === undefined) return { faults: [gone(`${place.at}ad_id`)] }
  const before = known === undefined ? null : fieldsOfAd(known)
  const pinId = edit.fields.pin_id ?? before?.pin_id
  if (pinId === undefined) return { faults: [{ at: `${place.at}pin_id`, code: 'field-needed' }] }
  const link = place.facts.pins.get(pinId)?.link ?? ''
  const usual = { pin_id: pinId, destination_url: link, state: 'active' as const }
  const after = withFields<AdFields>(before ?? usual, edit.fields)
  const planned = { id: known?.ad_id ?? null, before, after, changed: changedNames(before, after) }
  return { planned, faults: adFaults(edit, planned, place) }
}

function unfitGoal(planned: PlannedGroup, at: string, { campaign, facts }: InCampaign): Fault[] {
  const { after, ads } = planned
  const { conversion_tag_id: tag, conversion_event: event, product_group_id: product } = after
  if (tag !== null && !facts.tags.has(tag))
    return [{ at: `${at}conversion_tag_id`, code: 'conversion-tag-unknown' }]
  if (campaign.objective === 'WEB_CONVERSION' && (tag === null || event === null))
    return [{ at: `${at}conversion_tag_id`, code: 'conversion-tag-missing' }]
  if (campaign.objective !== 'CATALOG_SALES') return []
  const isOfPins = ads.every(
    (ad) => ad.before !== null || facts.pins.get(ad.after.pin_id)?.productGroupId === product,
  )
  return product !== null && isOfPins
    ? []
    : [{ at: `${at}product_group_id`, code: 'ad-product-missing' }]
}

function unfitBid({ after, changed }: PlannedGroup, at: string, within: InCampaign): Fault[] {
  const { campaign, isPublishing, facts } = within
  const { bid_micro: bid } = after
  if (bid === null || !(changed.has('bid_micro') || isPublishing)) return []
  const [min, max] = [facts.minBidMicro[billedBy[campaign.objective]], campaign.daily_budget_micro]
  if (bid >= min && bid <= max) return []
  const data = { min: min / microPerUnit, max: max / microPerUnit, currency: facts.currency }
  return [{ at: `${at}bid_micro`, code: 'ad-bid-unfit', data }]
}

function strangeAudience({ after, changed }: PlannedGroup, at: string, { facts }: InCampaign) {
  const isStrange =
    changed.has('targeting') && audiencesIn(after.targeting).some((id) => !facts.audiences.has(id))
  return isStrange ? [{ at: `${at}targeting`, code: 'audience-unknown' } as const] : []
}

/** Decides what an edit makes of an ad group and its ads, and what is wrong with that. */
export function planGroup(
  edit: AdGroupEdit,
  index: number,
  within: InCampaign,
): { readonly planned?: PlannedGroup; readonly faults: readonly Fault[] } {
  const { tree, campaign, facts } = within
  const at = `ad_groups.${index}.`
  const known = tree?.ad_groups.find(({ ad_group_id }) => ad_group_id === edit.ad_group_id)
  if (edit.ad_group_id !== undefined && known === undefined)
    return { faults: [gone(`${at}ad_group_id`)] }
  const before = known === undefined ? null : fieldsOfGroup(known)
  const usual: Whole<AdGroupFields> = {
    name: campaign.name,
    state: 'active',
    targeting: {},
    is_automatic: true,
    bid_micro: null,
    product_group_id: null,
    conversion_tag_id: null,
    conversion_event: null,
  }
  const merged = withFields<AdGroupFields>(before ?? usual, edit.fields)
  const after = { ...merged, name: cutCampaignName(merged.name) }
  const ads = (edit.ads ?? []).map((ad, nth) =>
    planAd(ad, known, { at: `${at}ads.${nth}.`, facts }),
  )
  const planned = {
    id: known?.ad_group_id ?? null,
    before,
    after,
    changed: changedNames(before, after),
    ads: ads.flatMap((ad) => ad.planned ?? []),
    keywordsOf: facts.keywordOwners.get(edit.keywords_of ?? '') ?? null,
  }
  const isDraft = campaign.state === 'draft'
  const faults = [
    ...changedMeanwhile(edit.expected, before, at),
    ...unfitCopy(edit, before, facts, at),
    ...strangeAudience(planned, at, within),
    ...(isDraft || after.state === 'archived'
      ? []
      : [...unfitGoal(planned, at, within), ...unfitBid(planned, at, within)]),
    ...ads.flatMap((ad) => ad.faults),
  ]
  return { planned, faults }
}
