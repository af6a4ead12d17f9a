import { timings } from '@tessera/contracts/timings'
import type { Clock } from '../../../../platform/clock/port.ts'
import type { Db } from '../../../../platform/database/port.ts'
import type { Live } from '../../../../platform/live/port.ts'
import { causeText } from '../../../../platform/log/cause-text.ts'
import type { Log } from '../../../../platform/log/port.ts'
import { dayInZone, type ZoneDay } from '../../accounts/campaigns/day-in-zone.ts'
import { findSplits } from '../../accounts/splits/find-splits.ts'
import type { Split } from '../../accounts/splits/split.ts'
import type { AdCounts } from '../bids/quality.ts'
import { findAdKeywords } from '../keywords/find-ad-keywords.ts'
import { type AdFacts, adFactsOf } from './ad-facts.ts'
import { type AdIndex, indexAds, indexing } from './ad-index.ts'
import { findAdCounts } from './find-ad-counts.ts'
import { findAdFacts } from './find-ad-facts.ts'
import { findLiveAds, type LiveAdRow } from './find-live-ads.ts'
import type { LiveAd } from './live-ad.ts'
import { liveAdOf } from './live-ad-of-row.ts'
import { type TopicsOfStem, topicsOfStems } from './pin-topics.ts'
import { createRefreshed, type Refreshed } from './refreshed.ts'

/** The ads that may run, as this instance knows them, with the topics that words speak for. */
interface Snapshot {
  readonly index: AdIndex
  readonly topics: TopicsOfStem
}

/** A snapshot of the live ads, which is some seconds old at most. */
export type LiveAds = Refreshed<Snapshot>

interface Around {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly live: Live
}

/** Values that were read before and still hold: facts of ads by id, the topics of words, and counts of events. */
interface Memory {
  facts: ReadonlyMap<string, { readonly version: string; readonly facts: AdFacts | null }>
  topics: TopicsOfStem | undefined
  counts: { readonly at: number; readonly all: ReadonlyMap<string, AdCounts> } | undefined
}

const nothing: Snapshot = { index: indexAds([]), topics: new Map() }

/** Rows that are read at a time, so that a refresh never holds up requests for long. */
const chunk = 500

const pause = () => new Promise(setImmediate)

async function load(
  { db, clock }: Pick<Around, 'db' | 'clock'>,
  memory: Memory,
): Promise<Snapshot> {
  const now = clock.now()
  const until = new Date(now.getTime() + timings.liveAdsOldest)
  const topics = memory.topics ?? (await topicsOfStems(db))
  const rows = await findLiveAds(db, { now, until })
  const facts = await factsOf(db, rows, { ...memory, topics })
  memory.facts = facts
  memory.topics = topics
  memory.counts = await countsOf(db, memory, now)
  const splits = await findSplits(db, { now, until })
  const index = await indexed(await liveOf(rows, memory, { splits, now: now.getTime() }))
  return { index, topics }
}

/** Returns the facts of ads: those that are known, and from the database those that changed. */
async function factsOf(
  db: Db,
  rows: readonly LiveAdRow[],
  memory: Memory & { readonly topics: TopicsOfStem },
): Promise<Memory['facts']> {
  const isKnown = ({ id, version }: LiveAdRow) => memory.facts.get(id)?.version === version
  const changed = rows.filter((row) => !isKnown(row)).map(({ id }) => id)
  const read = new Map<string, AdFacts | null>()
  const found = await findAdFacts(db, changed)
  const keywordsOf = await findAdKeywords(db, found)
  for (const [at, row] of found.entries()) {
    if (at % chunk === chunk - 1) await pause()
    read.set(row.id, adFactsOf(row, memory.topics, keywordsOf(row)))
  }
  return new Map(
    rows.map(({ id, version }) => [
      id,
      { version, facts: (read.has(id) ? read.get(id) : memory.facts.get(id)?.facts) ?? null },
    ]),
  )
}

/** Returns the counts of events, which are read every few minutes: quality changes slowly. */
async function countsOf(db: Db, { counts }: Memory, now: Date): Promise<Memory['counts']> {
  const at = now.getTime()
  if (counts !== undefined && Math.abs(at - counts.at) < timings.adCountsRefreshed) return counts
  return { at, all: await findAdCounts(db, now) }
}

/** Returns the ads with their pace and bid of this moment. */
async function liveOf(
  rows: readonly LiveAdRow[],
  { facts: all, counts }: Memory,
  { splits, now }: { readonly splits: ReadonlyMap<string, Split>; readonly now: number },
) {
  const days = new Map<string, ZoneDay>()
  const ads: LiveAd[] = []
  for (const [at, row] of rows.entries()) {
    if (at % chunk === chunk - 1) await pause()
    const facts = all.get(row.id)?.facts ?? null
    if (facts === null) continue
    const today = days.get(facts.timeZone) ?? dayInZone(facts.timeZone, now)
    days.set(facts.timeZone, today)
    const known = { counts: counts?.all.get(row.id) ?? none, split: splits.get(row.id) ?? null }
    const ad = liveAdOf(row, facts, { now, today, ...known })
    if (ad !== undefined) ads.push(ad)
  }
  return ads
}

const none = { impressions: 0, clicks: 0, saves: 0, conversions: null } as const

async function indexed(ads: readonly LiveAd[]): Promise<AdIndex> {
  const steps = indexing(ads)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

/**
 * Keeps a snapshot of the live ads, and refreshes it behind the requests that read it. All instances forget theirs
 * with it.
 */
export function createLiveAds(around: Around): LiveAds {
  const memory: Memory = { facts: new Map(), topics: undefined, counts: undefined }
  const kept = createRefreshed<Snapshot>({
    clock: around.clock,
    load: async () => {
      try {
        return await load(around, memory)
      } catch (cause) {
        // Lists without ads are better than no lists.
        around.log.error('live-ads.unreadable', { cause: causeText(cause) })
        return nothing
      }
    },
    refreshedAt: timings.liveAdsRefreshed,
    oldest: timings.liveAdsOldest,
  })
  around.live.subscribe('ads', () => kept.forget())
  return {
    current: kept.current,
    forget() {
      kept.forget()
      around.live.publish('ads', { kind: 'ads', id: 'changed' })
    },
  }
}

declare module '../../../../ports.ts' {
  interface Ports {
    /** The ads that may run. */
    readonly liveAds: LiveAds
  }
}
