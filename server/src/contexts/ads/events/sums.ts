import type { CampaignId, UserId } from '@tessera/contracts/ids'
import { reportedGroup } from '../accounts/campaigns/served-ad.ts'
import { isPaid, type PricedEvent } from './price-events.ts'

/** A row of figures, as the database takes it. */
export type StatsRow = Readonly<
  Record<'ad_id' | 'day' | 'place' | 'age' | 'gender' | 'country' | 'app', string> &
    Record<'impressions' | 'clicks' | 'saves' | 'closeups' | 'spend_micro', number>
>

/** The figure that an event adds to. */
export const columnOf = {
  impression: 'impressions',
  click: 'clicks',
  save: 'saves',
  closeup: 'closeups',
} as const

/** Figures of a group without events. */
export const noFigures = { impressions: 0, clicks: 0, saves: 0, closeups: 0, spend_micro: 0 }

/** Returns how a report breaks an event down. */
export const groupOf = ({ served }: Pick<PricedEvent, 'served'>) => {
  const { age, gender, country } = reportedGroup(served)
  const known = { age: age ?? 'unknown', gender, country: country ?? 'ZZ' } as const
  return { place: served.place, ...known, app: served.app }
}

/** Sums rows of figures by ad, day and group of people. */
export function sumStats(rows: readonly StatsRow[]): readonly StatsRow[] {
  const sums = new Map<string, StatsRow>()
  for (const row of rows) {
    const { ad_id, day, place, age, gender, country, app } = row
    const key = [ad_id, day, place, age, gender, country, app].join(' ')
    const before = sums.get(key) ?? { ...row, ...noFigures }
    sums.set(key, {
      ...before,
      impressions: before.impressions + row.impressions,
      clicks: before.clicks + row.clicks,
      saves: before.saves + row.saves,
      closeups: before.closeups + row.closeups,
      spend_micro: before.spend_micro + row.spend_micro,
    })
  }
  return [...sums.values()]
}

/** Sums events by ad, day and group of people. */
export const statsOf = (events: readonly PricedEvent[]): readonly StatsRow[] =>
  sumStats(
    events.map((event) => ({
      ad_id: event.served.adId,
      day: event.day,
      ...groupOf(event),
      ...noFigures,
      [columnOf[event.kind]]: 1,
      spend_micro: event.priceMicro,
    })),
  )

/** The spend of a campaign on a day. */
export interface DayRow {
  readonly campaign_id: CampaignId
  readonly day: string
  readonly spent_micro: number
  readonly carried_micro: number
}

/** An amount that a campaign spent on a day, or got back. */
type DaySpending = Pick<PricedEvent, 'campaignId' | 'day' | 'priceMicro' | 'carriedMicro'>

/** Sums what campaigns spent by day; days on which nothing is spent are left out. */
export function daysOf(spendings: readonly DaySpending[]): readonly DayRow[] {
  const rows = new Map<string, DayRow>()
  for (const spending of spendings) {
    if (!isPaid(spending)) continue
    const { campaignId, day, priceMicro, carriedMicro } = spending
    const key = `${campaignId} ${day}`
    const before = rows.get(key)
    rows.set(key, {
      campaign_id: campaignId,
      day,
      spent_micro: (before?.spent_micro ?? 0) + priceMicro,
      carried_micro: (before?.carried_micro ?? 0) + carriedMicro,
    })
  }
  return [...rows.values()]
}

/** The views of an ad by a member on a day, in UTC. */
export interface ViewsRow {
  readonly viewer_id: UserId
  readonly ad_id: string
  readonly day: string
  readonly views: number
}

/** Returns the day of a moment in UTC. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** An event, and the member who did it. */
export interface SentBy extends PricedEvent {
  readonly sender: { readonly viewerId: UserId | null }
}

/** Counts the impressions of members. */
export function viewsOf(events: readonly SentBy[]): readonly ViewsRow[] {
  const rows = new Map<string, ViewsRow>()
  for (const { served, kind, at, sender } of events) {
    if (kind !== 'impression' || sender.viewerId === null) continue
    const key = `${sender.viewerId} ${served.adId} ${utcDay(at)}`
    const views = (rows.get(key)?.views ?? 0) + 1
    rows.set(key, {
      viewer_id: sender.viewerId,
      ad_id: served.adId,
      day: utcDay(at),
      views,
    })
  }
  return [...rows.values()]
}

/** The charged events of one campaign. */
export interface Spend {
  readonly campaignId: CampaignId
  readonly amountMicro: number
  readonly first: PricedEvent
  readonly count: number
}

/** Collects the charged events by campaign. */
export function spendsOf(events: readonly PricedEvent[]): readonly Spend[] {
  const spends = new Map<CampaignId, Spend>()
  for (const event of events) {
    if (!isPaid(event)) continue
    const before = spends.get(event.campaignId)
    spends.set(event.campaignId, {
      campaignId: event.campaignId,
      amountMicro: (before?.amountMicro ?? 0) + event.priceMicro,
      first: before?.first ?? event,
      count: (before?.count ?? 0) + 1,
    })
  }
  return [...spends.values()]
}
