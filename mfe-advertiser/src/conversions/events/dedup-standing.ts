import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'

type Figure = 'received' | 'duplicates' | 'with_event_id'
type Sums = Pick<SourceHealth, 'source' | Figure>

/** Adds a figure of all sources. */
export const sumOf = (sources: readonly Sums[], figure: Figure): number =>
  sources.reduce((sum, source) => sum + source[figure], 0)

/** Says whether conversions of several sources can count twice. */
export function dedupStanding(sources: readonly Sums[]): 'one-source' | 'ids-missing' | 'good' {
  const sending = sources.filter(({ received }) => received > 0)
  if (new Set(sending.map(({ source }) => source)).size < 2) return 'one-source'
  return sumOf(sending, 'with_event_id') < sumOf(sending, 'received') ? 'ids-missing' : 'good'
}
