import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Db, Tx } from '../../../platform/database/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { dayIn } from '../accounts/campaigns/day-in-zone.ts'
import { openServedAd } from '../accounts/campaigns/served-ad.ts'
import { spend } from '../money/ledger/spend.ts'
import { type AdEvent, isAccepted, keyOf, withoutRepeats } from './accept.ts'
import { adEventsCounted } from './ad-events-counted.ts'
import { type AdFacts, factsOf } from './ad-facts.ts'
import { beyondLimits } from './click-limits.ts'
import { type From, fingerprintsOf } from './fingerprints.ts'
import { gatherer } from './gather.ts'
import { paidClicks } from './paid-clicks.ts'
import { isBilled, type KnownEvent, type PricedEvent, priceEvents } from './price-events.ts'
import { type Account, lockAccounts, spentBy } from './purse-of.ts'
import { daysOf, spendsOf, statsOf, viewsOf } from './sums.ts'
import type { InvalidClick } from './tables.ts'
import {
  addDays,
  addStats,
  addViews,
  countedBefore,
  type Sender,
  writeEvents,
} from './write-counts.ts'

/** An event as a browser sends it. */
export interface SentEvent {
  readonly token: string
  readonly kind: AdEventKind
  readonly ago_ms: number
}

type CountPorts = Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets' | 'events'>

interface Knowing extends KnownEvent {
  readonly facts: AdFacts
  readonly sender: Sender
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

function opened(secrets: Secrets, sent: readonly SentEvent[], now: number): readonly AdEvent[] {
  return sent.flatMap(({ token, kind, ago_ms }) => {
    const served = openServedAd(secrets, token)
    return served === undefined ? [] : [{ served, kind, at: now - ago_ms }]
  })
}

/** Adds what is known about their ads; leaves out those of people who may act for the ad account. */
function known(
  events: readonly AdEvent[],
  facts: ReadonlyMap<string, AdFacts>,
  sender: Sender,
): readonly Knowing[] {
  return events.flatMap((event) => {
    const ad = facts.get(event.served.adId)
    if (ad === undefined || ad.isOwn) return []
    const { campaignId, advertiserId, timeZone } = ad
    const day = dayIn(timeZone, event.at)
    return [{ ...event, campaignId, advertiserId, day, facts: ad, sender }]
  })
}

async function priced(
  tx: Sql,
  events: readonly Knowing[],
  accounts: ReadonlyMap<AdvertiserId, Account>,
): Promise<readonly (Knowing & PricedEvent & { readonly beyond: InvalidClick | null })[]> {
  const billed = events.filter(isBilled)
  const ids = unique(billed.map(({ campaignId }) => campaignId))
  const campaigns = await spentBy(tx, ids, unique(billed.map(({ day }) => day)))
  const leftMicro = new Map([...accounts].map(([id, account]) => [id, account.leftMicro]))
  const beyond = beyondLimits(events, await paidClicks(tx, events))
  const reasonOf = (event: AdEvent) => beyond.get(keyOf(event)) ?? null
  const known = events.map((event) => ({ ...event, beyond: reasonOf(event) }))
  return priceEvents(known, { campaigns, leftMicro }, (event) => event.beyond !== null)
}

const keysOf = (events: readonly Knowing[]): ReadonlySet<string> => new Set(events.map(keyOf))

/** Counts and charges events in one transaction; returns the keys of those that were not counted before. */
async function countIn(
  tx: Tx,
  ports: CountPorts,
  sent: readonly Knowing[],
): Promise<ReadonlySet<string>> {
  const accounts = await lockAccounts(tx, unique(sent.map(({ advertiserId }) => advertiserId)))
  const held = sent.filter(({ advertiserId }) => accounts.has(advertiserId))
  const before = await countedBefore(tx, held)
  const events = held.filter((event) => !before.has(keyOf(event)))
  if (events.length === 0) return new Set()
  const counted = await priced(tx, events, accounts)
  await writeEvents(tx, counted)
  await addStats(tx, statsOf(counted))
  await addViews(tx, viewsOf(counted))
  await addDays(tx, daysOf(counted))
  await ports.events.tell(tx, adEventsCounted, { events: counted })
  const currencies = new Map(
    events.map(({ advertiserId, facts }) => [advertiserId, facts.currency]),
  )
  const spendings = spendsOf(counted).flatMap(({ campaignId, amountMicro, first, count }) => {
    const { advertiserId } = first
    const account = accounts.get(advertiserId)
    const currency = currencies.get(advertiserId)
    if (account === undefined || currency === undefined) return []
    // An event is charged once, so that no other transaction has this reference.
    const reference = `spend ${campaignId} ${keyOf(first)}`
    const about = { campaign: campaignId, events: count }
    return [{ advertiserId, currency, amountMicro, mode: account.mode, reference, about }]
  })
  await spend(tx, ports, spendings)
  return keysOf(events)
}

/** Events of one call whose ads are known. */
interface Batch {
  readonly ports: CountPorts
  readonly events: readonly Knowing[]
}

/** Counts several batches in one transaction; an event that two of them have is the first one's. */
async function countBatches(batches: readonly Batch[]): Promise<readonly number[]> {
  const [first] = batches
  if (first === undefined) return []
  const { ports } = first
  const all = withoutRepeats(batches.flatMap(({ events }) => events))
  const counted = new Set(await ports.db.transaction((tx) => countIn(tx, ports, all)))
  return batches.map(({ events }) => events.filter((event) => counted.delete(keyOf(event))).length)
}

const gathering = () =>
  gatherer({
    pieceOf: ({ events }: Batch) => ({
      keys: unique(events.map(({ advertiserId }) => advertiserId)),
      size: events.length,
    }),
    work: countBatches,
    sizeMax: limits.adEventsCounted,
    waitingMax: limits.adEventsWaiting,
  })

/** Each instance gathers what it counts; tests have several in one process. */
const gatherers = new WeakMap<Db, ReturnType<typeof gathering>>()

function counterOf(db: Db): ReturnType<typeof gathering> {
  const kept = gatherers.get(db) ?? gathering()
  gatherers.set(db, kept)
  return kept
}

/** Counts what people did with ads; returns how many of the events were counted. */
export async function countEvents(
  ports: CountPorts,
  { viewerId, ...from }: From & { readonly viewerId: UserId | null },
  sent: readonly SentEvent[],
): Promise<number> {
  const now = ports.clock.now().getTime()
  const accepted = opened(ports.secrets, sent, now).filter((event) =>
    isAccepted(event, { viewerId, now }),
  )
  const happened = withoutRepeats(accepted)
  if (happened.length === 0) return 0
  const adIds = unique(happened.map(({ served }) => served.adId))
  const facts = await factsOf(ports.db, adIds, { viewerId, now })
  const events = known(happened, facts, { viewerId, ...fingerprintsOf(ports.secrets, from) })
  return events.length === 0 ? 0 : counterOf(ports.db)({ ports, events })
}
