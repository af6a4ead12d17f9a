import { isDailyBudget, needsAdsConsent, promoteConstants } from '@tessera/contracts/ads/countries'
import { billedBy } from '@tessera/contracts/ads/objectives'
import { cutCampaignName } from '@tessera/contracts/ads/promote-rules'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { quickPromote } from '@tessera/contracts/calls/quick-promote'
import { AdGroupId, AdId, CampaignId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { siteLink } from '@tessera/contracts/web-link'
import { type Refusal, refused } from '../../../../calls/answer.ts'
import { and, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { blockedLink } from '../../../base/link-lists/flags.ts'
import type { Sql } from '../../../base/sql.ts'
import { logDeed } from '../../../identity/index.ts'
import { type adAccount, hasConsented } from '../../accounts/campaigns/ad-accounts.ts'
import { type PromotedPin, promotedPin } from '../../accounts/campaigns/promotable-pins.ts'
import { reviewOf } from '../../accounts/campaigns/review.ts'
import { adGroups, ads, campaigns, type ReviewState } from '../../accounts/campaigns/tables.ts'
import { adFields, adGroupFields, campaignFields } from '../../accounts/changes/change-fields.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { hasTag } from '../../conversions/tag-store.ts'
import { unfitAudiences } from '../../delivery/audiences/unfit-audiences.ts'
import { type PromotionTime, timeOf } from './quick-promote-time.ts'

type Input = ParsedInputOf<typeof quickPromote>
type Account = NonNullable<Awaited<ReturnType<typeof adAccount>>>

/** A promotion that was asked for, and by whom. */
export interface AskedPromotion {
  readonly input: Input
  readonly account: Account
  readonly viewerId: UserId
}

interface Fit {
  readonly pin: PromotedPin
  readonly time: PromotionTime
}

function unfitBudget({ input, account }: AskedPromotion): Refusal | undefined {
  if (isDailyBudget(account.country, input.budget_in_micro_currency)) return undefined
  return refused('ad-budget-unfit', {
    min: promoteConstants(account.country).minDaily,
    max: limits.promoteDailyMax,
    currency: account.currency,
  })
}

function unfitObjective({ input }: AskedPromotion, pin: PromotedPin): Refusal | undefined {
  const { objective_type, optimization_goal_metadata, product_group_id } = input
  if (objective_type === 'WEB_CONVERSION' && optimization_goal_metadata === undefined)
    return refused('conversion-tag-missing')
  const isOfPin = product_group_id !== undefined && product_group_id === pin.productGroupId
  return objective_type === 'CATALOG_SALES' && !isOfPin ? refused('ad-product-missing') : undefined
}

async function unfitTag(db: Sql, { input, account }: AskedPromotion): Promise<Refusal | undefined> {
  const tagId = input.optimization_goal_metadata?.conversion_tag_id
  if (tagId === undefined || (await hasTag(db, account.id, tagId))) return undefined
  return refused('conversion-tag-unknown')
}

async function unfitTargeting(
  db: Sql,
  { input, account }: AskedPromotion,
): Promise<Refusal | undefined> {
  const unfit = await unfitAudiences(db, account.id, input.targeting_spec)
  return unfit.length === 0 ? undefined : refused('audience-unknown')
}

async function checked(ports: Ports, asked: AskedPromotion): Promise<Fit | Refusal> {
  const { input, account, viewerId } = asked
  if (needsAdsConsent(account.country) && !(await hasConsented(ports.db, viewerId)))
    return refused('ads-consent-needed')
  const pin = await promotedPin(ports.db, input.pin_id, [viewerId, account.ownerId])
  if (pin === undefined || pin.reasons.length > 0)
    return refused('pin-unpromotable', { reasons: pin?.reasons ?? ['gone'] })
  if (siteLink(input.destination_url) === undefined) return refused('link-unfit')
  const blocked = await blockedLink(ports.db, [input.destination_url])
  if (blocked !== undefined) return refused('link-blocked', { domain: blocked.host })
  const time = timeOf(
    {
      startsNow: input.start_now,
      isOngoing: input.is_ongoing,
      days: input.duration,
      lastDay: input.inclusive_end_date,
    },
    account.timeZone,
    ports.clock.now(),
  )
  if (time === undefined) return refused('ad-dates-unfit', { max: limits.promoteDaysMax })
  const unfit =
    unfitBudget(asked) ??
    unfitObjective(asked, pin) ??
    (await unfitTag(ports.db, asked)) ??
    (await unfitTargeting(ports.db, asked))
  return unfit ?? { pin, time }
}

interface Written extends AskedPromotion {
  readonly time: PromotionTime
  readonly review: ReviewState
}

const campaignRow = ({ input, account, viewerId, time }: Written, id: CampaignId, now: Date) => ({
  id,
  advertiserId: account.id,
  name: cutCampaignName(input.campaign_name),
  objective: input.objective_type,
  state: 'active' as const,
  dailyBudgetMicro: input.budget_in_micro_currency,
  totalBudgetMicro: time.days === null ? null : input.budget_in_micro_currency * time.days,
  isFlexible: input.flexible_daily_budget_enabled,
  startsAt: time.startsAt,
  endsAt: time.endsAt,
  madeWith: input.ads_client_type,
  createdBy: viewerId,
  createdAt: now,
  clientKey: input.client_key,
})

const adGroupRow = ({ input }: Written, id: AdGroupId, campaignId: CampaignId) => ({
  id,
  campaignId,
  name: cutCampaignName(input.campaign_name),
  state: 'active' as const,
  targeting: input.targeting_spec,
  isAutomatic: input.auto_targeting_enabled,
  billed: billedBy[input.objective_type],
  productGroupId: input.product_group_id ?? null,
  conversionTagId: input.optimization_goal_metadata?.conversion_tag_id ?? null,
  conversionEvent: input.optimization_goal_metadata?.conversion_event ?? null,
})

/** Returns the promotion that a first press created. */
async function promotedBefore(db: Sql, { input, account }: AskedPromotion) {
  const [row] = await db
    .select({ campaign_id: campaigns.id, ad_group_id: adGroups.id, review: ads.review })
    .from(campaigns)
    .innerJoin(adGroups, eq(adGroups.campaignId, campaigns.id))
    .innerJoin(ads, eq(ads.adGroupId, adGroups.id))
    .where(and(eq(campaigns.advertiserId, account.id), eq(campaigns.clientKey, input.client_key)))
  return row
}

async function write(ports: Ports, written: Written) {
  const { db, ids, clock } = ports
  const now = clock.now()
  const campaignId = CampaignId.parse(ids.next())
  const adGroupId = AdGroupId.parse(ids.next())
  return db.transaction(async (tx) => {
    const campaign = campaignRow(written, campaignId, now)
    const [created] = await tx
      .insert(campaigns)
      .values(campaign)
      .onConflictDoNothing()
      .returning({ id: campaigns.id })
    if (created === undefined) return promotedBefore(tx, written)
    const adGroup = adGroupRow(written, adGroupId, campaignId)
    await tx.insert(adGroups).values(adGroup)
    const ad = {
      id: AdId.parse(ids.next()),
      adGroupId,
      pinId: written.input.pin_id,
      destinationUrl: written.input.destination_url,
      state: 'active' as const,
      review: written.review,
      createdAt: now,
    }
    await tx.insert(ads).values(ad)
    const by = { advertiserId: written.account.id, actorId: written.viewerId }
    const isNew = { campaignId, name: campaign.name, before: null }
    await recordChanges(tx, ports, by, [
      { ...isNew, level: 'campaign', objectId: campaignId, after: campaignFields(campaign) },
      { ...isNew, level: 'ad-group', objectId: adGroupId, after: adGroupFields(adGroup) },
      { ...isNew, level: 'ad', objectId: ad.id, after: adFields(ad) },
    ])
    await logDeed(tx, ports, {
      subjectId: written.account.ownerId,
      actorId: written.viewerId,
      deed: 'campaign-created',
      object: cutCampaignName(written.input.campaign_name),
    })
    return { campaign_id: campaignId, ad_group_id: adGroupId, review: written.review }
  })
}

/** Promotes a pin, once for each client key; returns the campaign, or why it can't be promoted. */
export async function promotePin(ports: Ports, asked: AskedPromotion) {
  const before = await promotedBefore(ports.db, asked)
  if (before !== undefined) return before
  const fit = await checked(ports, asked)
  if ('ok' in fit) return fit
  const { input, account } = asked
  const review = await reviewOf(ports, {
    link: input.destination_url,
    texts: [fit.pin.title, fit.pin.description, input.campaign_name],
    country: account.country,
  })
  return (await write(ports, { ...asked, time: fit.time, review })) ?? refused('unexpected')
}
