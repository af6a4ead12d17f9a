import {
  metricValue,
  type ReportFigures,
  type ReportMetric,
  reportMetricNames,
} from '@tessera/contracts/ads/report-metrics'
import { changeOf } from '../../kit/charts/change-of.ts'

/** The change of a metric from the compared days. */
export interface MetricChange {
  readonly metric: ReportMetric
  readonly now: number
  readonly before: number
  /** In whole percent; null where a percentage tells nothing. */
  readonly change: number | null
}

/** Changes of less than this many percent are noise. */
const least = 5

/** Returns the weight of a change; a change without a percentage weighs most. */
const weightOf = ({ change }: MetricChange): number => Math.abs(change ?? Number.POSITIVE_INFINITY)

/** Returns what changed most against the compared days, the greatest change first. */
export function whatChanged(
  figures: ReportFigures,
  compared: ReportFigures,
  most = 5,
): readonly MetricChange[] {
  return reportMetricNames
    .flatMap((metric) => {
      const now = metricValue(metric, figures)
      const before = metricValue(metric, compared)
      if (now === null || before === null || now === before) return []
      const change = changeOf(now, before)
      return change !== null && Math.abs(change) < least ? [] : [{ metric, now, before, change }]
    })
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, most)
}
