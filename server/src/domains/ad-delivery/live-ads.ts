import * as timings from '@tessera/contracts/timing-values'
import type { Clock } from '../../platform/clock/port.ts'
import type { Db } from '../../platform/database/port.ts'
import type { Log } from '../../platform/log/port.ts'
import { indexAds } from './ad-index.ts'
import { findLiveAds } from './find-live-ads.ts'
import { liveAdOf } from './live-ad-of-row.ts'
import type { LiveAds, LiveAdsSnapshot } from './live-ads-port.ts'
import { type TopicsOfStem, topicsOfStems } from './pin-topics.ts'

const nothing: LiveAdsSnapshot = { index: indexAds([]), topics: new Map() }

/** Ads whose rows are read at a time, so that a refresh never holds up requests for long. */
const chunk = 500

interface Around {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

async function load({ db, clock }: Around, known: TopicsOfStem | undefined) {
  const now = clock.now()
  const until = new Date(now.getTime() + timings.liveAdsOldest)
  const topics = known ?? (await topicsOfStems(db))
  const rows = await findLiveAds(db, { now, until })
  const about = { now: now.getTime(), topics, counts: { impressions: 0, clicks: 0, saves: 0 } }
  const ads = []
  for (const [at, row] of rows.entries()) {
    if (at % chunk === chunk - 1) await new Promise(setImmediate)
    ads.push(liveAdOf(row, about))
  }
  return { index: indexAds(ads.filter((ad) => ad !== undefined)), topics }
}

/** Keeps a snapshot of the live ads, and refreshes it behind the requests that read it. */
export function createLiveAds(around: Around): LiveAds {
  const { clock, log } = around
  let kept: { readonly snapshot: LiveAdsSnapshot; readonly at: number } | undefined
  let loading: Promise<LiveAdsSnapshot> | undefined
  let topics: TopicsOfStem | undefined

  function refresh(): Promise<LiveAdsSnapshot> {
    const mine = load(around, topics).then(
      (snapshot) => {
        topics = snapshot.topics
        if (loading === mine) kept = { snapshot, at: clock.now().getTime() }
        return snapshot
      },
      (error: unknown) => {
        // Lists without ads are better than no lists.
        log.error('live-ads.unreadable', { error: String(error) })
        return nothing
      },
    )
    loading = mine
    void mine.finally(() => {
      if (loading === mine) loading = undefined
    })
    return mine
  }

  return {
    async current() {
      const age =
        kept === undefined ? Number.POSITIVE_INFINITY : Math.abs(clock.now().getTime() - kept.at)
      if (age >= timings.liveAdsRefreshed) void (loading ?? refresh())
      return kept === undefined || age >= timings.liveAdsOldest
        ? (loading ?? nothing)
        : kept.snapshot
    },
    forget() {
      kept = undefined
      loading = undefined
    },
  }
}
