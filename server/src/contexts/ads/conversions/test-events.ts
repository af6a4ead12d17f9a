import { ActionSource, ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import type { CheckedEvent, EventCheck } from '@tessera/contracts/ads/conversion-payload'
import type { ConversionEvent } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { and, desc, eq, gt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import type { Origin } from './known-conversion.ts'
import { conversionTestEvents, conversionTests } from './tables.ts'
import { tagsNamed } from './tag-store.ts'

/** Starts a test. */
export async function startTest({ db, keys, clock }: Ports, advertiserId: AdvertiserId) {
  const code = `TEST${keys.next().slice(0, 6).toUpperCase()}`
  const endsAt = new Date(clock.now().getTime() + timings.conversionTest)
  await db.insert(conversionTests).values({ code, advertiserId, endsAt })
  return { code, ends_at: endsAt.toISOString() }
}

/** Finds a test of an account that hasn't ended. */
export async function findTest(db: Sql, advertiserId: AdvertiserId, code: string, now: Date) {
  const [row] = await db
    .select({ code: conversionTests.code, endsAt: conversionTests.endsAt })
    .from(conversionTests)
    .where(
      and(
        eq(conversionTests.code, code),
        eq(conversionTests.advertiserId, advertiserId),
        gt(conversionTests.endsAt, now),
      ),
    )
  return row
}

/** Returns the latest events of a test, the latest first. */
export async function testEventsOf(db: Sql, code: string): Promise<ConversionEvent[]> {
  const rows = await db
    .select({ shown: conversionTestEvents.shown })
    .from(conversionTestEvents)
    .where(eq(conversionTestEvents.code, code))
    .orderBy(desc(conversionTestEvents.id))
    .limit(limits.testEventsShown)
  return rows.map(({ shown }) => shown)
}

const nothing = {
  eventId: null,
  orderId: null,
  valueMicro: null,
  currency: null,
  quantity: null,
  clickId: null,
  emails: [],
  externalId: null,
} satisfies Partial<CheckedEvent>

const Named = z.object({ event_name: ConversionEventName })
const Sourced = z.object({ action_source: ActionSource })

/** Returns what a refused event says about itself, as far as it can be read. */
function guessed(sent: unknown, now: number): CheckedEvent {
  const name = z.safeParse(Named, sent)
  const source = z.safeParse(Sourced, sent)
  return {
    ...nothing,
    event: name.success ? name.data.event_name : 'custom',
    actionSource: source.success ? source.data.action_source : 'web',
    at: now,
  }
}

/** Keeps the events of a test for its page. */
export async function keepTestEvents(
  { db, ids, clock }: Ports,
  { account, source, tagId }: Origin,
  {
    code,
    events,
    checks,
  }: {
    readonly code: string
    readonly events: readonly unknown[]
    readonly checks: readonly EventCheck[]
  },
): Promise<void> {
  const now = clock.now()
  const tag = tagId === null ? undefined : (await tagsNamed(db, account.id)).get(tagId)
  const rows = checks.slice(0, limits.testEventsShown).map((check, index) => {
    const event = check.event ?? guessed(events[index], now.getTime())
    const id = ids.next()
    const shown: ConversionEvent = {
      id,
      event: event.event,
      source,
      action_source: event.actionSource,
      tag: tag ?? null,
      event_at: new Date(event.at).toISOString(),
      received_at: now.toISOString(),
      event_id: event.eventId,
      order_id: event.orderId,
      value_micro: event.valueMicro,
      currency: event.currency,
      quantity: event.quantity,
      has_known_click: false,
      match_keys: [
        ...(event.clickId === null ? [] : (['click_id'] as const)),
        ...(event.emails.length === 0 ? [] : (['em'] as const)),
        ...(event.externalId === null ? [] : (['external_id'] as const)),
      ],
      status: check.event === null ? 'refused' : 'test',
      counted_by: null,
      warnings: [...check.warnings],
      faults: [...check.faults],
    }
    return { id, code, shown }
  })
  if (rows.length > 0) await db.insert(conversionTestEvents).values(rows)
}
