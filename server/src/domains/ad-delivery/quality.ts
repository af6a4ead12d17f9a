import type { Billed } from '@tessera/contracts/ads/objectives'

/** Recent counts of an ad's events. */
export interface AdCounts {
  readonly impressions: number
  readonly clicks: number
  readonly saves: number
}

/** What a new ad is taken for, by as many impressions as it takes to show otherwise. */
const usual = { impressions: 500, clicks: 5, saves: 2.5 } as const

const smoothed = (counts: AdCounts, kind: 'clicks' | 'saves'): number =>
  (counts[kind] + usual[kind]) / (counts.impressions + usual.impressions)

/** Returns how often showing an ad leads to the event that it pays for. */
export const eventRate = (billed: Billed, counts: AdCounts): number =>
  billed === 'impression' ? 1 : smoothed(counts, 'clicks')

const qualityMin = 0.5
const qualityMax = 2

/** Returns how people take an ad beside a usual one: 1 for one that nothing is known about. */
export function qualityOf(counts: AdCounts): number {
  const rate = smoothed(counts, 'clicks') + smoothed(counts, 'saves')
  const usualRate = (usual.clicks + usual.saves) / usual.impressions
  return Math.min(qualityMax, Math.max(qualityMin, rate / usualRate))
}
