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
  /** The amount that is posted now, in whole coins. */
  readonly priceMicro: number
  /** The rest of the price, which is added to the campaign's next event. Both together are the price. */
  readonly carriedMicro: number
}

/** True for an event that somebody pays for, even when it's posted with a later one. */
export const isPaid = ({
  priceMicro,
  carriedMicro,
}: Pick<PricedEvent, 'priceMicro' | 'carriedMicro'>): boolean =>
  priceMicro !== 0 || carriedMicro !== 0

/** A campaign and what it has spent, with what isn't posted yet. */
export interface CampaignSpent {
  readonly budget: CampaignBudget
  readonly inAllMicro: number
  /** By day; days that are missing have spent nothing. */
  readonly days: ReadonlyMap<string, number>
  /** The amount that is added to the campaign's next event, less than a coin. */
  readonly carriedMicro: number
  /** The smallest amount that is posted. */
  readonly coinMicro: number
}

/** The amounts that campaigns and ad accounts may spend. */
export interface Purse {
  readonly campaigns: ReadonlyMap<CampaignId, CampaignSpent>
  readonly leftMicro: ReadonlyMap<AdvertiserId, number>
}

/** True for an event that its campaign pays for. */
export const isBilled = ({ served, kind }: Pick<AdEvent, 'served' | 'kind'>): boolean =>
  served.billed === kind && served.priceMicro > 0

/** Compares events by the time at which they happened. */
export const inOrder = (one: KnownEvent, other: KnownEvent): number =>
  one.at - other.at || (keyOf(one) < keyOf(other) ? -1 : 1)

const add = <Key>(sums: Map<Key, number>, key: Key, by: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

const free = { priceMicro: 0, carriedMicro: 0 }

/** A campaign's spending before an event. */
interface Before {
  readonly postedMicro: number
  readonly carriedMicro: number
}

/**
 * Splits a price into what is posted now and what is carried to the next event, so that all that was
 * posted is whole coins. That evens out amounts from before whole coins too. No event is posted below
 * zero: after a refund, or such amounts, more may be posted than was spent.
 */
function posted(price: number, { postedMicro, carriedMicro }: Before, coin: number) {
  const whole = Math.floor((postedMicro + carriedMicro + price) / coin) * coin
  const priceMicro = Math.max(0, whole - postedMicro)
  return { priceMicro, carriedMicro: price - priceMicro }
}

/**
 * Prices events in the order in which they happened: 0 for those that nobody pays for, and for those
 * that are beyond the limits of clicks. Whole coins are posted; the rest goes to the campaign's next
 * event, so that all sums of prices are whole coins too.
 */
export function priceEvents<Event extends KnownEvent>(
  events: readonly Event[],
  purse: Purse,
  isBeyond: (event: Event) => boolean = () => false,
): readonly (Event & PricedEvent)[] {
  const onDays = new Map<string, number>()
  const campaigns = new Map<CampaignId, number>()
  const accounts = new Map<AdvertiserId, number>()
  const carries = new Map<CampaignId, number>()
  return events.toSorted(inOrder).map((event) => {
    const { campaignId, advertiserId, day } = event
    const campaign = purse.campaigns.get(campaignId)
    const left = purse.leftMicro.get(advertiserId)
    if (campaign === undefined || left === undefined || !isBilled(event) || isBeyond(event))
      return { ...event, ...free }
    const onDay = `${campaignId} ${day}`
    const spent = {
      onDayMicro: (campaign.days.get(day) ?? 0) + (onDays.get(onDay) ?? 0),
      inAllMicro: campaign.inAllMicro + (campaigns.get(campaignId) ?? 0),
      leftMicro: left - (accounts.get(advertiserId) ?? 0),
    }
    if (!isCharged(campaign.budget, event, spent)) return { ...event, ...free }
    const price = event.served.priceMicro
    const carriedMicro = campaign.carriedMicro + (carries.get(campaignId) ?? 0)
    const postedMicro = spent.inAllMicro - carriedMicro
    const both = posted(price, { postedMicro, carriedMicro }, campaign.coinMicro)
    add(onDays, onDay, price)
    add(campaigns, campaignId, price)
    add(accounts, advertiserId, both.priceMicro)
    add(carries, campaignId, both.carriedMicro)
    return { ...event, ...both }
  })
}
