import type { ConversionEventName, ConversionSource } from '@tessera/contracts/ads/conversion-event'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { ConversionEvent } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { and, desc, eq, gte, lt, or, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { startOfDayIn } from '../accounts/campaigns/day-in-zone.ts'
import { conversionEvents, conversionTags } from './tables.ts'

/** The conversions that are asked for. */
export interface AskedEvents {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly event: ConversionEventName | undefined
  readonly source: ConversionSource | undefined
  readonly tagId: ConversionTagId | undefined
  readonly status: 'counted' | 'duplicate' | undefined
  /** An event id or an order id. */
  readonly search: string | undefined
  readonly before: string | undefined
  readonly most: number
}

interface Account {
  readonly id: AdvertiserId
  readonly timeZone: string
}

const wanted = ({ id, timeZone }: Account, asked: AskedEvents) => {
  const { from, to, event, source, tagId, status, search, before } = asked
  const table = conversionEvents
  return and(
    eq(table.advertiserId, id),
    from === undefined ? undefined : gte(table.receivedAt, startOfDayIn(timeZone, from)),
    to === undefined ? undefined : lt(table.receivedAt, startOfDayIn(timeZone, dayAfter(to, 1))),
    event === undefined ? undefined : eq(table.event, event),
    source === undefined ? undefined : eq(table.source, source),
    tagId === undefined ? undefined : eq(table.tagId, tagId),
    status === undefined ? undefined : eq(table.isCounted, status === 'counted'),
    search === undefined || search === ''
      ? undefined
      : or(eq(table.eventId, search), eq(table.orderId, search)),
    before === undefined ? undefined : sql`${table.id} < ${before}::bigint`,
  )
}

/** Lists conversions of an ad account, the latest first. */
export async function eventsOf(
  db: Sql,
  account: Account,
  asked: AskedEvents,
): Promise<ConversionEvent[]> {
  const rows = await db
    .select({ row: conversionEvents, tagName: conversionTags.name })
    .from(conversionEvents)
    .leftJoin(conversionTags, eq(conversionTags.id, conversionEvents.tagId))
    .where(wanted(account, asked))
    .orderBy(desc(conversionEvents.id))
    .limit(asked.most)
  return rows.map(({ row, tagName }) => ({
    id: row.id,
    event: row.event,
    source: row.source,
    action_source: row.actionSource,
    tag: row.tagId === null ? null : { id: row.tagId, name: tagName ?? '' },
    event_at: row.eventAt.toISOString(),
    received_at: row.receivedAt.toISOString(),
    event_id: row.eventId,
    order_id: row.orderId,
    value_micro: row.valueMicro,
    currency: row.currency,
    quantity: row.quantity,
    match_keys: row.matchKeys,
    status: row.isCounted ? 'counted' : 'duplicate',
    counted_by: row.countedBy,
    has_known_click: row.clickId !== null,
    warnings: row.warnings,
    faults: [],
  }))
}
