import type { ConversionSource } from '@tessera/contracts/ads/conversion-event'
import type { AdId, AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { adGroups, ads, campaigns } from '../accounts/campaigns/tables.ts'
import { utcDay } from '../events/sums.ts'
import { adEvents } from '../events/tables.ts'
import type { Click } from './click-id.ts'
import type { CreditRow } from './credit.ts'
import { conversionEvents, conversionKeys, conversionStats } from './tables.ts'

const recordset = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** The key of an event with an id, by which it counts once. */
export interface EventKey {
  readonly event: string
  readonly event_id: string
  readonly at: number
  readonly conversion_id: string
}

/** Returns the text that stands for a key. */
export const textOfKey = ({ event, event_id }: Pick<EventKey, 'event' | 'event_id'>): string =>
  `${event} ${event_id}`

/**
 * Claims keys for a source. Returns those that another event holds already, with the source that counted
 * it. A key whose event was more than 7 days before or after is free again. Two transactions that claim
 * one key wait for each other here, in the order of keys.
 */
export async function claimKeys(
  tx: Sql,
  {
    advertiserId,
    source,
  }: { readonly advertiserId: AdvertiserId; readonly source: ConversionSource },
  keys: readonly EventKey[],
): Promise<ReadonlyMap<string, ConversionSource>> {
  if (keys.length === 0) return new Map()
  const sorted = keys
    .toSorted((one, other) => (textOfKey(one) < textOfKey(other) ? -1 : 1))
    .map((key) => ({ ...key, at: new Date(key.at).toISOString() }))
  const given = sql`${recordset(sorted)}
    as given(event text, event_id text, at timestamptz, conversion_id bigint)`
  const claimed = await tx.execute<{ event: string; event_id: string }>(sql`
    insert into ${conversionKeys} as keys (advertiser_id, event, event_id, event_at, counted_by,
      conversion_id)
    select ${advertiserId}::bigint, given.event, given.event_id, given.at, ${source}, given.conversion_id
    from ${given}
    on conflict (advertiser_id, event, event_id) do update set event_at = excluded.event_at,
      counted_by = excluded.counted_by, conversion_id = excluded.conversion_id, is_credited = false
      where excluded.event_at > keys.event_at + make_interval(days => ${limits.conversionLateDays}::int)
        or excluded.event_at < keys.event_at - make_interval(days => ${limits.conversionLateDays}::int)
    returning event, event_id`)
  const own = new Set(claimed.rows.map(textOfKey))
  const lost = keys.filter((key) => !own.has(textOfKey(key)))
  if (lost.length === 0) return new Map()
  const { rows } = await tx.execute<{
    event: string
    event_id: string
    counted_by: ConversionSource
  }>(
    sql`select keys.event, keys.event_id, keys.counted_by from ${conversionKeys} keys
      join ${recordset(lost.map(({ event, event_id }) => ({ event, event_id })))}
        as given(event text, event_id text)
        on keys.event = given.event and keys.event_id = given.event_id
      where keys.advertiser_id = ${advertiserId}::bigint`,
  )
  return new Map(rows.map((row) => [textOfKey(row), row.counted_by]))
}

/**
 * Marks keys as credited, and returns those that weren't before. Their rows are locked since they were
 * claimed.
 */
export async function claimCredit(
  tx: Sql,
  advertiserId: AdvertiserId,
  keys: readonly Pick<EventKey, 'event' | 'event_id'>[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const given = keys.map(({ event, event_id }) => ({ event, event_id }))
  const { rows } = await tx.execute<{ event: string; event_id: string }>(sql`
    update ${conversionKeys} as keys set is_credited = true
    from ${recordset(given)} as given(event text, event_id text)
    where keys.advertiser_id = ${advertiserId}::bigint and keys.event = given.event
      and keys.event_id = given.event_id and not keys.is_credited
    returning keys.event, keys.event_id`)
  return new Set(rows.map(textOfKey))
}

/** Returns the ads of the account among these. */
async function ownAds(
  tx: Sql,
  advertiserId: AdvertiserId,
  ids: readonly AdId[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${ads.id}::text as id from ${ads}
    join ${adGroups} on ${adGroups.id} = ${ads.adGroupId}
    join ${campaigns} on ${campaigns.id} = ${adGroups.campaignId}
    where ${campaigns.advertiserId} = ${advertiserId}::bigint
      and ${ads.id} = any(${sql.param([...ids])}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns the showings whose clicks were found invalid. */
async function invalidClicks(tx: Sql, clicks: readonly Click[]): Promise<ReadonlySet<string>> {
  const rows = clicks.map(({ servedId, servedAt }) => ({
    served_id: servedId,
    served_day: utcDay(servedAt),
  }))
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select events.served_id::text as id
    from ${recordset(rows)} as given(served_id bigint, served_day date)
    join ${adEvents} events using (served_day, served_id)
    where events.kind = 'click' and events.invalid is not null`)
  return new Set(found.map(({ id }) => id))
}

/** Leaves out clicks on ads of other accounts, and those that were refunded. */
export async function validClicks(
  tx: Sql,
  advertiserId: AdvertiserId,
  clicks: ReadonlyMap<string, Click>,
): Promise<ReadonlyMap<string, Click>> {
  if (clicks.size === 0) return clicks
  const all = [...clicks.values()]
  const own = await ownAds(tx, advertiserId, [...new Set(all.map(({ adId }) => adId))])
  const invalid = await invalidClicks(tx, all)
  return new Map(
    [...clicks].filter(([, { adId, servedId }]) => own.has(adId) && !invalid.has(servedId)),
  )
}

/** Returns the click ids that came with these external ids before, the latest of each. */
export async function clicksOfExternals(
  tx: Sql,
  advertiserId: AdvertiserId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<{ external_key: string; click_id: string }>(sql`
    select distinct on (external_key) external_key, click_id from ${conversionEvents}
    where advertiser_id = ${advertiserId}::bigint and click_id is not null
      and external_key = any(${sql.param([...keys])}::text[])
    order by external_key, id desc`)
  return new Map(rows.map(({ external_key, click_id }) => [external_key, click_id]))
}

/** Adds to the sums that reports credit ads by. */
export async function addCredits(tx: Sql, rows: readonly CreditRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${conversionStats} as stats (ad_id, day, place, age, gender, country, app, touch, lag,
      click_lag, event, conversions, value_micro)
    select given.* from ${recordset(rows)} as given(ad_id bigint, day date, place text, age text,
      gender text, country text, app text, touch text, lag int, click_lag int, event text,
      conversions int, value_micro bigint)
    on conflict (ad_id, day, place, age, gender, country, app, touch, lag, click_lag, event)
      do update set conversions = stats.conversions + excluded.conversions,
      value_micro = stats.value_micro + excluded.value_micro`)
}

/** A row of `conversion_events`, as the database takes it. */
export interface ConversionRow {
  readonly id: string
  readonly advertiser_id: AdvertiserId
  readonly event: string
  readonly source: ConversionSource
  readonly action_source: string
  readonly tag_id: string | null
  readonly event_at: string
  readonly received_at: string
  readonly event_id: string | null
  readonly order_id: string | null
  readonly value_micro: number | null
  readonly currency: string | null
  readonly quantity: number | null
  readonly match_keys: readonly string[]
  readonly external_key: string | null
  readonly click_id: string | null
  readonly is_counted: boolean
  readonly counted_by: ConversionSource
  readonly warnings: readonly string[]
  readonly is_credited: boolean
}

/** Writes conversions as they were sent. */
export async function writeConversions(tx: Sql, rows: readonly ConversionRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${conversionEvents} (id, advertiser_id, event, source, action_source, tag_id, event_at,
      received_at, event_id, order_id, value_micro, currency, quantity, match_keys, external_key,
      click_id, is_counted, counted_by, warnings, is_credited)
    select given.* from ${recordset(rows)} as given(id bigint, advertiser_id bigint, event text,
      source text, action_source text, tag_id bigint, event_at timestamptz, received_at timestamptz,
      event_id text, order_id text, value_micro bigint, currency text, quantity int, match_keys text[],
      external_key text, click_id text, is_counted boolean, counted_by text, warnings text[],
      is_credited boolean)`)
}
