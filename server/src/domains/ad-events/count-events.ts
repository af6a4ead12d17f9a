import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import type { UserId } from '@tessera/contracts/ids'
import type { Secrets } from '../../platform/secrets/port.ts'
import type { Ports } from '../../ports.ts'
import { dayIn } from '../ads/day-in-zone.ts'
import { openServedAd } from '../ads/served-ad.ts'
import { keepTouches } from '../conversions/touches.ts'
import { spend } from '../ledger/spend.ts'
import type { Sql } from '../sql.ts'
import { type AdEvent, isAccepted, keyOf, withoutRepeats } from './accept.ts'
import { type AdFacts, factsOf } from './ad-facts.ts'
import { isBilled, type KnownEvent, type PricedEvent, priceEvents } from './price-events.ts'
import { type Account, lockAccounts, spentBy } from './purse-of.ts'
import { daysOf, spendsOf, statsOf, viewsOf } from './sums.ts'
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

type CountPorts = Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets'>

interface Knowing extends KnownEvent {
  readonly facts: AdFacts
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
): readonly Knowing[] {
  return events.flatMap((event) => {
    const ad = facts.get(event.served.adId)
    if (ad === undefined || ad.isOwn) return []
    const { campaignId, advertiserId, timeZone } = ad
    return [{ ...event, campaignId, advertiserId, day: dayIn(timeZone, event.at), facts: ad }]
  })
}

async function priced(
  tx: Sql,
  events: readonly Knowing[],
  accounts: ReadonlyMap<string, Account>,
): Promise<readonly PricedEvent[]> {
  const billed = events.filter(isBilled)
  const ids = unique(billed.map(({ campaignId }) => campaignId))
  const campaigns = await spentBy(tx, ids, unique(billed.map(({ day }) => day)))
  const leftMicro = new Map(
    events.flatMap(({ advertiserId }) => {
      const account = accounts.get(advertiserId)
      return account === undefined ? [] : [[advertiserId, account.leftMicro] as const]
    }),
  )
  return priceEvents(events, { campaigns, leftMicro })
}

/** Counts and charges events in one transaction, which all of them are part of or none. */
async function countIn(
  tx: Sql,
  ports: CountPorts,
  { sent, sender }: { readonly sent: readonly Knowing[]; readonly sender: Sender },
): Promise<number> {
  const accounts = await lockAccounts(tx, unique(sent.map(({ advertiserId }) => advertiserId)))
  const held = sent.filter(({ advertiserId }) => accounts.has(advertiserId))
  const before = await countedBefore(tx, held)
  const events = held.filter((event) => !before.has(keyOf(event)))
  if (events.length === 0) return 0
  const counted = await priced(tx, events, accounts)
  await writeEvents(tx, counted, sender)
  await addStats(tx, statsOf(counted))
  if (sender.viewerId !== null) await addViews(tx, viewsOf(sender.viewerId, counted))
  if (sender.viewerId !== null) await keepTouches(tx, sender.viewerId, counted)
  await addDays(tx, daysOf(counted))
  const currencies = new Map(
    events.map(({ advertiserId, facts }) => [advertiserId, facts.currency]),
  )
  for (const { campaignId, amountMicro, events: charged } of spendsOf(counted)) {
    const [first] = charged
    const { advertiserId } = first
    const account = accounts.get(advertiserId)
    const currency = currencies.get(advertiserId)
    if (account === undefined || currency === undefined) continue
    await spend(tx, ports, {
      ...{ advertiserId, currency, amountMicro, mode: account.mode },
      // An event is charged once, so that no other transaction has this reference.
      reference: `spend ${campaignId} ${keyOf(first)}`,
      about: { campaign: campaignId, events: charged.length },
    })
  }
  return counted.length
}

/** Counts what people did with ads; returns how many of the events were counted. */
export async function countEvents(
  ports: CountPorts,
  { viewerId, network }: { readonly viewerId: UserId | null; readonly network: string },
  sent: readonly SentEvent[],
): Promise<number> {
  const now = ports.clock.now().getTime()
  const accepted = opened(ports.secrets, sent, now).filter((event) =>
    isAccepted(event, { viewerId, now }),
  )
  const events = withoutRepeats(accepted)
  if (events.length === 0) return 0
  const facts = await factsOf(ports.db, unique(events.map(({ served }) => served.adId)), viewerId)
  const counted = known(events, facts)
  if (counted.length === 0) return 0
  const networkOn = (day: string) => ports.secrets.mac(`ad network ${day}`, network)
  return ports.db.transaction((tx) =>
    countIn(tx, ports, { sent: counted, sender: { viewerId, networkOn } }),
  )
}
