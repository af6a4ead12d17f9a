import type { Billed } from '@tessera/contracts/ads/objectives'

/** Recent counts of an ad's events. */
export interface AdCounts {
  readonly impressions: number
  readonly clicks: number
  readonly saves: number
  /** Conversions after clicks, of the event that the campaign aims at; null when it aims at none. */
  readonly conversions: number | null
}

/** The assumed rates of a new ad, by as many impressions as it takes to show otherwise. */
const usual = { impressions: 500, clicks: 5, saves: 2.5 } as const

const smoothed = (counts: AdCounts, kind: 'clicks' | 'saves'): number =>
  (counts[kind] + usual[kind]) / (counts.impressions + usual.impressions)

/** Returns how often showing an ad leads to the event that it pays for. */
export const eventRate = (billed: Billed, counts: AdCounts): number =>
  billed === 'impression' ? 1 : smoothed(counts, 'clicks')

/** The conversions of a usual ad, by as many clicks as it takes to tell an ad from it. */
const usualConversions = { clicks: 100, conversions: 2 } as const

const partMin = 0.5
const partMax = 2

const within = (part: number): number => Math.min(partMax, Math.max(partMin, part))

/** Returns how often clicks of an ad lead to what it aims at, beside a usual ad. */
function conversionPart({ clicks, conversions }: AdCounts): number {
  if (conversions === null) return 1
  const { clicks: usualClicks, conversions: usualCount } = usualConversions
  const rate = (conversions + usualCount) / (clicks + usualClicks)
  return within(rate / (usualCount / usualClicks))
}

/**
 * Returns how people take an ad beside a usual one: 1 for one that nothing is known about. For a
 * campaign that aims at conversions it also counts how often its clicks lead to them.
 */
export function qualityOf(counts: AdCounts): number {
  const rate = smoothed(counts, 'clicks') + smoothed(counts, 'saves')
  const usualRate = (usual.clicks + usual.saves) / usual.impressions
  return within(rate / usualRate) * conversionPart(counts)
}
