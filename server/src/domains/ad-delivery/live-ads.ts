import * as timings from '@tessera/contracts/timing-values'
import { causeText } from '../../calls/cause-text.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Db } from '../../platform/database/port.ts'
import type { Log } from '../../platform/log/port.ts'
import { type AdIndex, indexAds, indexing } from './ad-index.ts'
import { findLiveAds } from './find-live-ads.ts'
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
}

const nothing: Snapshot = { index: indexAds([]), topics: new Map() }

/** Rows that are read at a time, so that a refresh never holds up requests for long. */
const chunk = 500

async function load({ db, clock }: Around, before: Snapshot | undefined): Promise<Snapshot> {
  const now = clock.now()
  const until = new Date(now.getTime() + timings.liveAdsOldest)
  // They are as they were when the service started.
  const topics =
    before === undefined || before === nothing ? await topicsOfStems(db) : before.topics
  const rows = await findLiveAds(db, { now, until })
  const about = { now: now.getTime(), topics, counts: { impressions: 0, clicks: 0, saves: 0 } }
  const ads = []
  for (const [at, row] of rows.entries()) {
    if (at % chunk === chunk - 1) await new Promise(setImmediate)
    ads.push(liveAdOf(row, about))
  }
  const steps = indexing(ads.filter((ad) => ad !== undefined))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { index: value, topics }
    await new Promise(setImmediate)
  }
}

/** Keeps a snapshot of the live ads, and refreshes it behind the requests that read it. */
export const createLiveAds = (around: Around): LiveAds =>
  createRefreshed({
    clock: around.clock,
    load: async (before) => {
      try {
        return await load(around, before)
      } catch (cause) {
        // Lists without ads are better than no lists.
        around.log.error('live-ads.unreadable', { cause: causeText(cause) })
        return nothing
      }
    },
    refreshedAt: timings.liveAdsRefreshed,
    oldest: timings.liveAdsOldest,
  })
