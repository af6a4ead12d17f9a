import { metricValue } from '@tessera/contracts/ads/report-metrics'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'

/** The campaigns with the lowest and the highest cost per click. */
export interface Ranked {
  readonly best: readonly ReportRow[]
  readonly worst: readonly ReportRow[]
}

/** Returns the cost of a click; without clicks, more than any other. */
const costOf = ({ figures }: ReportRow): number =>
  metricValue('cost_per_click', figures) ?? Number.POSITIVE_INFINITY

/** Ranks the campaigns that spent something by what a click costs. None is among both. */
export function ranked(rows: readonly ReportRow[], most = 3): Ranked {
  const spent = rows
    .filter(({ figures }) => figures.spend_micro > 0)
    .toSorted((one, other) => (costOf(one) < costOf(other) ? -1 : 1))
  const best = spent.filter((row) => Number.isFinite(costOf(row))).slice(0, most)
  const worst = spent
    .filter((row) => !best.includes(row))
    .toReversed()
    .slice(0, most)
  return { best, worst }
}
