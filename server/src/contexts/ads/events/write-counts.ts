import type { UserId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { adViews, campaignDays } from '../accounts/campaigns/tables.ts'
import type { AdEvent } from './accept.ts'
import type { PricedEvent } from './price-events.ts'
import { type DayRow, groupOf, type StatsRow, utcDay, type ViewsRow } from './sums.ts'
import { adEvents, adStats, type InvalidClick } from './tables.ts'

/** The sender of events: a member or a visitor, and fingerprints of the network and the browser on a day. */
export interface Sender {
  readonly viewerId: UserId | null
  networkOn(day: string): string
  /** The browser's own, which clicks keep, and the one that browsers without a cookie share. */
  browsersOn(day: string): readonly string[]
}

const recordset = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

const keysOf = (events: readonly AdEvent[]) =>
  events.map(({ served, kind }) => ({
    served_day: utcDay(served.servedAt),
    served_id: served.servedId,
    kind,
  }))

/** Returns the keys of those events that were counted before. */
export async function countedBefore(
  tx: Sql,
  events: readonly AdEvent[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ served_id: string; kind: string }>(sql`
    select events.served_id::text as served_id, events.kind
    from ${recordset(keysOf(events))} as sent(served_day date, served_id bigint, kind text)
    join ${adEvents} events using (served_day, served_id, kind)`)
  return new Set(rows.map(({ served_id, kind }) => `${served_id} ${kind}`))
}

/** Writes events; refuses those that were counted before, which nobody asks for. */
export async function writeEvents(
  tx: Sql,
  events: readonly (PricedEvent & {
    readonly sender: Sender
    readonly beyond: InvalidClick | null
  })[],
): Promise<void> {
  const rows = events.map((event) => ({
    served_day: utcDay(event.served.servedAt),
    served_id: event.served.servedId,
    kind: event.kind,
    ad_id: event.served.adId,
    at: new Date(event.at).toISOString(),
    after_ms: event.at - event.served.servedAt,
    day: event.day,
    ...groupOf(event),
    price_micro: event.priceMicro,
    carried_micro: event.carriedMicro,
    beyond: event.beyond,
    // Senders are kept for clicks alone, to find invalid ones.
    viewer_id: event.kind === 'click' ? event.sender.viewerId : null,
    network: event.kind === 'click' ? event.sender.networkOn(utcDay(event.at)) : null,
    browser: event.kind === 'click' ? (event.sender.browsersOn(utcDay(event.at))[0] ?? null) : null,
    // A click that is refunded is taken out of the figures of its search.
    search_query: event.kind === 'click' ? (event.served.search?.query ?? null) : null,
    keyword_id: event.kind === 'click' ? (event.served.search?.keywordId ?? null) : null,
  }))
  await tx.execute(sql`
    insert into ${adEvents} (served_day, served_id, kind, ad_id, at, after_ms, day, place, age, gender,
      country, app, price_micro, carried_micro, beyond, viewer_id, network, browser, search_query,
      keyword_id)
    select given.* from ${recordset(rows)} as given(served_day date, served_id bigint, kind text,
      ad_id bigint, at timestamptz, after_ms int, day date, place text, age text, gender text,
      country text, app text, price_micro bigint, carried_micro bigint, beyond text,
      viewer_id bigint, network text, browser text, search_query text, keyword_id bigint)`)
}

/** Adds to what campaigns spent on days. */
export async function addDays(tx: Sql, days: readonly DayRow[]): Promise<void> {
  if (days.length === 0) return
  await tx.execute(sql`
    insert into ${campaignDays} as days (campaign_id, day, spent_micro, carried_micro)
    select given.* from ${recordset(days)} as given(campaign_id bigint, day date, spent_micro bigint,
      carried_micro bigint)
    on conflict (campaign_id, day) do update set
      spent_micro = days.spent_micro + excluded.spent_micro,
      carried_micro = days.carried_micro + excluded.carried_micro`)
}

/** Adds to the figures of ads. */
export async function addStats(tx: Sql, stats: readonly StatsRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${adStats} as stats (ad_id, day, place, age, gender, country, app, impressions, clicks,
      saves, closeups, spend_micro)
    select given.* from ${recordset(stats)} as given(ad_id bigint, day date, place text, age text,
      gender text, country text, app text, impressions int, clicks int, saves int, closeups int,
      spend_micro bigint)
    on conflict (ad_id, day, place, age, gender, country, app) do update set
      impressions = stats.impressions + excluded.impressions,
      clicks = stats.clicks + excluded.clicks,
      saves = stats.saves + excluded.saves,
      closeups = stats.closeups + excluded.closeups,
      spend_micro = stats.spend_micro + excluded.spend_micro`)
}

/** Adds to the number of times that a member saw ads. */
export async function addViews(tx: Sql, views: readonly ViewsRow[]): Promise<void> {
  if (views.length === 0) return
  await tx.execute(sql`
    insert into ${adViews} as seen (viewer_id, ad_id, day, views)
    select given.* from ${recordset(views)} as given(viewer_id bigint, ad_id bigint, day date, views int)
    on conflict (viewer_id, day, ad_id) do update set views = seen.views + excluded.views`)
}
