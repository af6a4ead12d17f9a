import type { AdIndex } from './ad-index.ts'
import type { TopicsOfStem } from './pin-topics.ts'

/** The ads that may run, as this instance knows them, with the topics that words speak for. */
export interface LiveAdsSnapshot {
  readonly index: AdIndex
  readonly topics: TopicsOfStem
}

/** A snapshot of the live ads, which is some seconds old at most. */
export interface LiveAds {
  /** Returns the snapshot; only the first request, and one after a pause, waits for it. */
  current(): Promise<LiveAdsSnapshot>
  /** Lets the next request wait for a new snapshot, after a change that has to show at once. */
  forget(): void
}
