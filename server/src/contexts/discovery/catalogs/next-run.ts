import type { CatalogRhythm } from '@tessera/contracts/calls/catalogs'
import { timings } from '@tessera/contracts/timings'

const hour = 3_600_000

const lengths = {
  hourly: hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
} as const satisfies Record<Exclude<CatalogRhythm, 'never'>, number>

/** Most doublings of a wait, which is limited anyway. */
const doublingsMax = 20

/**
 * Returns when a source is read next: after its rhythm, and after twice as long for each run that
 * failed in a row, up to a week.
 */
export function nextRunAt(rhythm: CatalogRhythm, from: Date, failures: number): Date | null {
  if (rhythm === 'never') return null
  const wait = lengths[rhythm] * 2 ** Math.min(failures, doublingsMax)
  return new Date(from.getTime() + Math.min(wait, timings.catalogBackOffMax))
}
