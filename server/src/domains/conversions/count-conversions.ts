import type { ConversionSource, MatchKey } from '@tessera/contracts/ads/conversion-event'
import type { ConversionWarning } from '@tessera/contracts/ads/conversion-faults'
import type { CheckedEvent } from '@tessera/contracts/ads/conversion-payload'
import type { AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { type Click, openClick } from './click-id.ts'
import { creditsOf, lagOf, later, sumCredits, type Touch } from './credit.ts'
import { latestTouches } from './touches.ts'
import {
  addCredits,
  type ConversionRow,
  claimCredit,
  claimKeys,
  clicksOfExternals,
  type EventKey,
  textOfKey,
  validClicks,
  writeConversions,
} from './write-conversions.ts'

type CountPorts = Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets'>

/** Where conversions come from. */
export interface Origin {
  readonly account: {
    readonly id: AdvertiserId
    readonly currency: string
    readonly timeZone: string
  }
  readonly source: ConversionSource
  readonly tagId: ConversionTagId | null
}

/** An event that was found fine, with the warnings of its check. */
export interface SentConversion {
  readonly event: CheckedEvent
  readonly warnings: readonly ConversionWarning[]
}

/** What became of an event. */
export interface CountedConversion {
  readonly isCounted: boolean
  readonly countedBy: ConversionSource
  readonly warnings: readonly ConversionWarning[]
}

interface Known extends SentConversion {
  readonly id: string
  readonly externalKey: string | null
  readonly click: Click | undefined
}

const keyOf = ({ id, event }: Known): EventKey | undefined =>
  event.eventId === null
    ? undefined
    : { event: event.event, event_id: event.eventId, at: event.at, conversion_id: id }

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

const touchOf = (click: Click): Touch => ({
  ...{ adId: click.adId, at: click.at, place: click.place, age: click.age ?? 'unknown' },
  ...{ gender: click.gender, country: click.country ?? 'ZZ', app: click.app },
})

/** Returns the rows that each event would add to, whether it counts or not. */
async function creditsFor(tx: Sql, { account }: Origin, all: readonly Known[]) {
  const requests = all.map(({ event }, index) => ({
    ...{ index, emails: event.emails, at: event.at },
  }))
  const found = await latestTouches(tx, account.id, requests)
  const byEvent = Map.groupBy(found, ({ index, touch }) => `${touch} ${index}`)
  const latest = (index: number, touch: 'click' | 'view'): Touch | null =>
    (byEvent.get(`${touch} ${index}`) ?? []).reduce<Touch | null>(
      (best, { of }) => later(best, of),
      null,
    )
  return all.map(({ event, click }, index) =>
    creditsOf(
      {
        ...{ event: event.event, at: event.at },
        valueMicro: event.currency === account.currency ? (event.valueMicro ?? 0) : 0,
        click: later(click === undefined ? null : touchOf(click), latest(index, 'click')),
        view: latest(index, 'view'),
      },
      account.timeZone,
    ),
  )
}

/**
 * Credits events to ads, each event id once: by the first of its events that an ad is found for. A tag
 * may know less than the server that tells of the same order later.
 */
async function credit(
  tx: Sql,
  origin: Origin,
  all: readonly (Known & { readonly isCounted: boolean })[],
): Promise<void> {
  const rows = await creditsFor(tx, origin, all)
  const first = new Map<string, EventKey>()
  for (const [index, each] of all.entries()) {
    const key = keyOf(each)
    if (key === undefined || rows[index]?.length === 0) continue
    if (!first.has(textOfKey(key))) first.set(textOfKey(key), key)
  }
  const fresh = await claimCredit(tx, origin.account.id, [...first.values()])
  const isCredited = (each: (typeof all)[number]): boolean => {
    const key = keyOf(each)
    if (key === undefined) return each.isCounted
    const text = textOfKey(key)
    return fresh.has(text) && first.get(text)?.conversion_id === each.id
  }
  await addCredits(
    tx,
    sumCredits(all.flatMap((each, at) => (isCredited(each) ? (rows[at] ?? []) : []))),
  )
}

const matchKeysOf = ({ clickId, emails, externalId }: CheckedEvent): MatchKey[] => [
  ...(clickId === null ? [] : (['click_id'] as const)),
  ...(emails.length === 0 ? [] : (['em'] as const)),
  ...(externalId === null ? [] : (['external_id'] as const)),
]

const rowOf = (
  { account, source, tagId }: Origin,
  { id, event, externalKey, click, warnings }: Known,
  counted: { readonly by: ConversionSource | undefined; readonly now: Date },
): ConversionRow => ({
  ...{ id, advertiser_id: account.id, source, tag_id: tagId, external_key: externalKey, warnings },
  ...{ event: event.event, action_source: event.actionSource },
  event_at: new Date(event.at).toISOString(),
  received_at: counted.now.toISOString(),
  ...{ event_id: event.eventId, order_id: event.orderId, value_micro: event.valueMicro },
  ...{ currency: event.currency, quantity: event.quantity, match_keys: matchKeysOf(event) },
  click_id: click === undefined ? null : event.clickId,
  ...{ is_counted: counted.by === undefined, counted_by: counted.by ?? source },
})

/** Counts conversions in a transaction: each event id once, credited to the latest click and view. */
export async function countConversions(
  tx: Sql,
  ports: CountPorts,
  origin: Origin,
  sent: readonly SentConversion[],
): Promise<readonly CountedConversion[]> {
  if (sent.length === 0) return []
  const all = await known(tx, ports, origin, sent)
  const before = await duplicates(tx, origin, all)
  const now = ports.clock.now()
  await writeConversions(
    tx,
    all.map((each, index) => rowOf(origin, each, { by: before[index], now })),
  )
  await credit(
    tx,
    origin,
    all.map((each, index) => ({ ...each, isCounted: before[index] === undefined })),
  )
  return all.map(({ warnings }, index) => ({
    isCounted: before[index] === undefined,
    countedBy: before[index] ?? origin.source,
    warnings,
  }))
}
