import type { ConversionEventName, ConversionSource } from '@tessera/contracts/ads/conversion-event'
import { ConversionFaultCode } from '@tessera/contracts/ads/conversion-faults'
import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import type { AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, eq, gte, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { startOfDayIn } from '../accounts/campaigns/day-in-zone.ts'
import type { SourceFigures } from './advice.ts'
import { conversionEvents, conversionRefusals } from './tables.ts'

interface Account {
  readonly id: AdvertiserId
  readonly currency: string
  readonly timeZone: string
}

const keyOf = (source: ConversionSource, tagId: string | null): string => `${source} ${tagId ?? 0}`

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})::int`

/** Returns what each tag and each other source sent since a day. */
async function totalsSince(db: Sql, { id, timeZone }: Account, from: string) {
  const table = conversionEvents
  const rows = await db
    .select({
      source: table.source,
      tagId: table.tagId,
      lastAt: sql<string>`max(${table.receivedAt})`.mapWith(table.receivedAt),
      received: sql<number>`count(*)::int`,
      counted: counted(sql`${table.isCounted}`),
      withEventId: counted(sql`${table.eventId} is not null`),
      withMatchKeys: counted(sql`cardinality(${table.matchKeys}) > 0`),
      withClickId: counted(sql`'click_id' = any(${table.matchKeys})`),
      withEmail: counted(sql`'em' = any(${table.matchKeys})`),
      withExternalId: counted(sql`'external_id' = any(${table.matchKeys})`),
      withKnownClick: counted(sql`${table.clickId} is not null`),
      // An event of a version that didn't keep it was credited if it counts and its click is known.
      credited: counted(
        sql`coalesce(${table.isCredited}, ${table.isCounted} and ${table.clickId} is not null)`,
      ),
      otherCurrency: counted(sql`'other-currency' = any(${table.warnings})`),
    })
    .from(table)
    .where(and(eq(table.advertiserId, id), gte(table.receivedAt, startOfDayIn(timeZone, from))))
    .groupBy(table.source, table.tagId)
  return new Map(rows.map((row) => [keyOf(row.source, row.tagId), row]))
}

/** Returns what was counted on each day, by source and kind. */
async function daysSince(db: Sql, { id, timeZone, currency }: Account, from: string) {
  const { rows } = await db.execute<{
    source: ConversionSource
    tag_id: string | null
    day: string
    event: ConversionEventName
    count: number
    value_micro: string
  }>(sql`
    select source, tag_id::text, (received_at at time zone ${timeZone})::date::text as day, event,
      count(*)::int as count,
      coalesce(sum(value_micro) filter (where currency = ${currency}), 0)::text as value_micro
    from ${conversionEvents}
    where advertiser_id = ${id}::bigint and is_counted
      and received_at >= ${startOfDayIn(timeZone, from).toISOString()}::timestamptz
    group by 1, 2, 3, 4 order by 3, 4`)
  return Map.groupBy(rows, ({ source, tag_id }) => keyOf(source, tag_id))
}

/** Returns why events were refused, the most frequent first. */
async function faultsSince(db: Sql, { id }: Account, from: string) {
  const rows = await db
    .select({
      source: conversionRefusals.source,
      tagId: conversionRefusals.tagId,
      code: conversionRefusals.code,
      field: conversionRefusals.field,
      count: sql<number>`sum(${conversionRefusals.count})::int`,
      lastAt: sql<Date>`max(${conversionRefusals.lastAt})`.mapWith(conversionRefusals.lastAt),
    })
    .from(conversionRefusals)
    .where(and(eq(conversionRefusals.advertiserId, id), gte(conversionRefusals.day, from)))
    .groupBy(
      ...([conversionRefusals.source, conversionRefusals.tagId] as const),
      ...([conversionRefusals.code, conversionRefusals.field] as const),
    )
    .orderBy(sql`sum(${conversionRefusals.count}) desc`)
  return Map.groupBy(rows, ({ source, tagId }) => keyOf(source, tagId))
}

const faultOf = (row: { code: string; field: string; count: number; lastAt: Date }) => {
  const code = z.safeParse(ConversionFaultCode, row.code)
  const { field, count, lastAt } = row
  return code.success ? [{ code: code.data, field, count, last_at: lastAt.toISOString() }] : []
}

/** A source, and for a tag which one. */
export interface AskedSource {
  readonly source: ConversionSource
  readonly tag: { readonly id: ConversionTagId; readonly name: string } | null
}

/** Returns the figures of sources since a day of the account's time zone. */
export async function figuresSince(
  db: Sql,
  account: Account,
  { from, sources }: { readonly from: string; readonly sources: readonly AskedSource[] },
): Promise<readonly SourceFigures[]> {
  const totals = await totalsSince(db, account, from)
  const days = await daysSince(db, account, from)
  const faults = await faultsSince(db, account, from)
  return sources.map(({ source, tag }): SourceFigures => {
    const key = keyOf(source, tag?.id ?? null)
    const row = totals.get(key)
    const all = row?.received ?? 0
    const ofDays: SourceHealth['days'] = (days.get(key) ?? []).map((each) => ({
      day: each.day,
      event: each.event,
      count: each.count,
      value_micro: Number(each.value_micro),
    }))
    return {
      source,
      tag,
      last_event_at: row === undefined ? null : new Date(row.lastAt).toISOString(),
      received: all,
      counted: row?.counted ?? 0,
      duplicates: all - (row?.counted ?? 0),
      with_event_id: row?.withEventId ?? 0,
      with_match_keys: row?.withMatchKeys ?? 0,
      with_click_id: row?.withClickId ?? 0,
      with_email: row?.withEmail ?? 0,
      with_external_id: row?.withExternalId ?? 0,
      with_known_click: row?.withKnownClick ?? 0,
      credited: row?.credited ?? 0,
      other_currency: row?.otherCurrency ?? 0,
      days: ofDays,
      faults: (faults.get(key) ?? []).flatMap(faultOf),
    }
  })
}
