import type { ReportView } from '@tessera/contracts/ads/report-view'

/** Writes a value with its fields in order, and without those that have no value. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, ordered(field)])
}

/** True when two views show the same, whatever the order of their fields. */
export const isSameView = (one: ReportView, other: ReportView): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
