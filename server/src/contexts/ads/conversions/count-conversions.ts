import type { ConversionSource, MatchKey } from '@tessera/contracts/ads/conversion-event'
import type { ConversionWarning } from '@tessera/contracts/ads/conversion-faults'
import type { CheckedEvent } from '@tessera/contracts/ads/conversion-payload'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { openClick } from './click-id.ts'
import { conversionsCounted } from './conversions-counted.ts'
import { lagOf } from './credit.ts'
import { creditConversions } from './credit-conversions.ts'
import { type Known, keyOf, type Origin, type SentConversion } from './known-conversion.ts'
import {
  type ConversionRow,
  claimKeys,
  clicksOfExternals,
  type EventKey,
  textOfKey,
  validClicks,
  writeConversions,
} from './write-conversions.ts'

export type CountPorts = Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets' | 'events'>

/** The result of counting an event. */
export interface CountedConversion {
  readonly isCounted: boolean
  readonly countedBy: ConversionSource
  readonly warnings: readonly ConversionWarning[]
}

/** Returns the source that counted each event before; undefined for those that count now. */
async function duplicates(tx: Sql, origin: Origin, sent: readonly Known[]) {
  const first = new Map<string, EventKey>()
  for (const key of sent.map(keyOf))
    if (key !== undefined && !first.has(textOfKey(key))) first.set(textOfKey(key), key)
  const { account, source } = origin
  const held = await claimKeys(tx, { advertiserId: account.id, source }, [...first.values()])
  return sent.map((each): ConversionSource | undefined => {
    const key = keyOf(each)
    if (key === undefined) return undefined
    const before = held.get(textOfKey(key))
    if (before !== undefined) return before
    return first.get(textOfKey(key))?.conversion_id === each.id ? undefined : source
  })
}

/** Opens click ids, and finds those of people whose external id came with one before. */
async function known(
  tx: Sql,
  { secrets, ids }: CountPorts,
  { account }: Origin,
  sent: readonly SentConversion[],
): Promise<readonly Known[]> {
  const marked = sent.map((each) => ({
    ...each,
    id: ids.next(),
    externalKey:
      each.event.externalId === null
        ? null
        : secrets.mac(`external id ${account.id}`, each.event.externalId),
  }))
  const asked = marked.flatMap(({ event, externalKey }) =>
    event.clickId === null && externalKey !== null ? [externalKey] : [],
  )
  const before = await clicksOfExternals(tx, account.id, [...new Set(asked)])
  const clickIdOf = ({ event, externalKey }: (typeof marked)[number]) =>
    event.clickId ?? (externalKey === null ? undefined : before.get(externalKey))
  const opened = new Map(
    marked.flatMap((each) => {
      const clickId = clickIdOf(each)
      const click = clickId === undefined ? undefined : openClick(secrets, clickId)
      return clickId === undefined || click === undefined ? [] : [[clickId, click] as const]
    }),
  )
  const valid = await validClicks(tx, account.id, opened)
  return marked.map((each) => {
    const click = valid.get(clickIdOf(each) ?? '')
    const isKnown = click !== undefined && lagOf(click.at, each.event.at) !== undefined
    const isUnknown = each.event.clickId !== null && click === undefined
    return {
      ...each,
      click: isKnown ? click : undefined,
      warnings: [
        ...each.warnings,
        ...(isUnknown ? (['click-id-unknown'] as const) : []),
        ...(each.event.currency !== null && each.event.currency !== account.currency
          ? (['other-currency'] as const)
          : []),
      ],
    }
  })
}

const matchKeysOf = ({ clickId, emails, externalId }: CheckedEvent): MatchKey[] => [
  ...(clickId === null ? [] : (['click_id'] as const)),
  ...(emails.length === 0 ? [] : (['em'] as const)),
  ...(externalId === null ? [] : (['external_id'] as const)),
]

const rowOf = (
  { account, source, tagId }: Origin,
  { id, event, externalKey, click, warnings }: Known,
  counted: {
    readonly by: ConversionSource | undefined
    readonly isCredited: boolean
    readonly now: Date
  },
): ConversionRow => ({
  id,
  advertiser_id: account.id,
  source,
  tag_id: tagId,
  external_key: externalKey,
  warnings,
  event: event.event,
  action_source: event.actionSource,
  event_at: new Date(event.at).toISOString(),
  received_at: counted.now.toISOString(),
  event_id: event.eventId,
  order_id: event.orderId,
  value_micro: event.valueMicro,
  currency: event.currency,
  quantity: event.quantity,
  match_keys: matchKeysOf(event),
  click_id: click === undefined ? null : event.clickId,
  is_counted: counted.by === undefined,
  counted_by: counted.by ?? source,
  is_credited: counted.isCredited,
})

/** Counts conversions in a transaction: each event id once, credited to the latest click and view. */
export async function countConversions(
  tx: Tx,
  ports: CountPorts,
  origin: Origin,
  sent: readonly SentConversion[],
): Promise<readonly CountedConversion[]> {
  if (sent.length === 0) return []
  const all = await known(tx, ports, origin, sent)
  const before = await duplicates(tx, origin, all)
  const now = ports.clock.now()
  const credited = await creditConversions(
    tx,
    origin,
    all.map((each, index) => ({ ...each, isCounted: before[index] === undefined })),
  )
  await writeConversions(
    tx,
    all.map((each, index) =>
      rowOf(origin, each, { by: before[index], isCredited: credited[index] === true, now }),
    ),
  )
  await ports.events.tell(tx, conversionsCounted, {
    advertiserId: origin.account.id,
    conversions: all.map(({ event, click }) => ({ ...event, click })),
  })
  return all.map(({ warnings }, index) => ({
    isCounted: before[index] === undefined,
    countedBy: before[index] ?? origin.source,
    warnings,
  }))
}
