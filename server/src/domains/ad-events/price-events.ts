import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { type AdEvent, keyOf } from './accept.ts'
import { type CampaignBudget, isCharged } from './charge.ts'

/** An event whose ad is known. */
export interface KnownEvent extends AdEvent {
  readonly campaignId: CampaignId
  readonly advertiserId: AdvertiserId
  /** The day of the event in the account's time zone. */
  readonly day: string
}

/** An event and what it costs. */
export interface PricedEvent extends KnownEvent {
  readonly priceMicro: number
}

/** A campaign and what it has spent. */
export interface CampaignSpent {
  readonly budget: CampaignBudget
  readonly inAllMicro: number
  /** By day; days that are missing have spent nothing. */
  readonly days: ReadonlyMap<string, number>
}

/** What campaigns and ad accounts may spend. */
export interface Purse {
  readonly campaigns: ReadonlyMap<CampaignId, CampaignSpent>
  readonly leftMicro: ReadonlyMap<AdvertiserId, number>
}

/** True for an event that its campaign pays for. */
export const isBilled = ({ served, kind }: Pick<AdEvent, 'served' | 'kind'>): boolean =>
  served.billed === kind && served.priceMicro > 0

const inOrder = (one: KnownEvent, other: KnownEvent): number =>
  one.at - other.at || (keyOf(one) < keyOf(other) ? -1 : 1)

const add = <Key>(sums: Map<Key, number>, key: Key, by: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

/** Prices events in the order in which they happened: 0 for those that nobody pays for. */
export function priceEvents<Event extends KnownEvent>(
  events: readonly Event[],
  purse: Purse,
): readonly (Event & PricedEvent)[] {
  const onDays = new Map<string, number>()
  const campaigns = new Map<CampaignId, number>()
  const accounts = new Map<AdvertiserId, number>()
  return events.toSorted(inOrder).map((event) => {
    const { campaignId, advertiserId, day } = event
    const campaign = purse.campaigns.get(campaignId)
    const left = purse.leftMicro.get(advertiserId)
    if (campaign === undefined || left === undefined || !isBilled(event))
      return { ...event, priceMicro: 0 }
    const onDay = `${campaignId} ${day}`
    const spent = {
      onDayMicro: (campaign.days.get(day) ?? 0) + (onDays.get(onDay) ?? 0),
      inAllMicro: campaign.inAllMicro + (campaigns.get(campaignId) ?? 0),
      leftMicro: left - (accounts.get(advertiserId) ?? 0),
    }
    const priceMicro = isCharged(campaign.budget, event, spent) ? event.served.priceMicro : 0
    add(onDays, onDay, priceMicro)
    add(campaigns, campaignId, priceMicro)
    add(accounts, advertiserId, priceMicro)
    return { ...event, priceMicro }
  })
}
