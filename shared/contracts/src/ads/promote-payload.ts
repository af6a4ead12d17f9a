import type { AdvertiserId, PinId } from '../ids.ts'
import type { Objective } from './objectives.ts'
import { cutCampaignName, endDateOf } from './promote-rules.ts'
import type { Targeting } from './targeting.ts'

/** The choices for the promotion of a pin. */
export interface Promotion {
  readonly advertiserId: AdvertiserId
  readonly pinId: PinId
  readonly name: string
  readonly objective: Objective
  readonly dailyMicro: number
  readonly days: number
  readonly isOngoing: boolean
  /** The last day, as 2026-11-21; '' for none. */
  readonly endDate: string
  readonly startsNow: boolean
  readonly isFlexible: boolean
  readonly link: string
  readonly isAutomatic: boolean
  readonly targeting: Targeting
  /** The product of the pin; null when it shows none. */
  readonly productGroupId: string | null
  /** For conversions. */
  readonly tagId: string
  readonly event: string
  /** One and the same for each press of the button, so that a second press promotes nothing again. */
  readonly clientKey: string
}

const ofObjective = ({ objective, productGroupId, tagId, event }: Promotion) => {
  if (objective === 'CATALOG_SALES' && productGroupId !== null)
    return { product_group_id: productGroupId }
  if (objective !== 'WEB_CONVERSION') return {}
  return { optimization_goal_metadata: { conversion_tag_id: tagId, conversion_event: event } }
}

/** Automatic targeting leaves everything to the service but the countries. */
const targetingOf = ({ isAutomatic, targeting }: Promotion): Targeting => {
  const { LOCATION } = targeting
  if (!isAutomatic) return targeting
  return LOCATION === undefined ? {} : { LOCATION }
}

/** Builds the payload of quick promote (S3.53 to S3.58). */
export const promotePayload = (promotion: Promotion) => ({
  advertiser_id: promotion.advertiserId,
  pin_id: promotion.pinId,
  ads_client_type: 'quick_promote' as const,
  objective_type: promotion.objective,
  campaign_name: cutCampaignName(promotion.name.trim()),
  destination_url: promotion.link.trim(),
  budget_in_micro_currency: promotion.dailyMicro,
  duration: promotion.days,
  is_ongoing: promotion.isOngoing,
  start_now: promotion.startsNow,
  flexible_daily_budget_enabled: promotion.isFlexible,
  auto_targeting_enabled: promotion.isAutomatic,
  targeting_spec: targetingOf(promotion),
  ...endDateOf(promotion),
  ...ofObjective(promotion),
  client_key: promotion.clientKey,
})
