import {
  metricValue,
  type ReportMetric,
  reportMetricFormula,
} from '@tessera/contracts/ads/report-metrics'
import type { adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { changeOf } from '../../kit/charts/change-of.ts'
import { type LineShape, lineShape } from '../../kit/charts/line-shape.ts'
import { sumFigures } from './sum-figures.ts'

/** The figures of days, and of those that they are compared with. */
export type ReportDays = OutputOf<typeof adReportDays>

/** A metric over some days: its line, and what its sentence tells. */
export interface MetricDays {
  readonly metric: ReportMetric
  /** Undefined when no day has a value. */
  readonly shape: LineShape | undefined
  /** The metric over all days: a sum, or a rate of sums. */
  readonly total: number | null
  readonly totalBefore: number | null
  /** The change to the compared days, in whole percent; null where that tells nothing. */
  readonly change: number | null
}

/** Figures are whole numbers; rates are told by ten thousandths. */
const stepOf = (metric: ReportMetric): number => {
  const { kind } = reportMetricFormula(metric)
  return kind === 'share' || kind === 'ratio' ? 0.0001 : 1
}

const isOfConversions = (metric: ReportMetric): boolean =>
  reportMetricFormula(metric).of.startsWith('conversion') ||
  reportMetricFormula(metric).per === 'conversions'

/** Returns the day from which a metric's figures can still change. */
const settlesFrom = (metric: ReportMetric, { settling }: Pick<ReportDays, 'settling'>) =>
  isOfConversions(metric) && settling.conversions_from < settling.events_from
    ? settling.conversions_from
    : settling.events_from

/** Returns a metric over days as plain data. */
export function metricDays(metric: ReportMetric, answer: ReportDays): MetricDays {
  const { days, compared_days: before } = answer
  const of = (some: ReportDays['days']) =>
    some.map(({ day, figures }) => ({ day, value: metricValue(metric, figures) }))
  const totalOf = (some: ReportDays['days']) =>
    metricValue(metric, sumFigures(some.map(({ figures }) => figures)))
  const openFrom = days.findIndex(({ day }) => day >= settlesFrom(metric, answer))
  const total = totalOf(days)
  const totalBefore = before.length === 0 ? null : totalOf(before)
  return {
    metric,
    total,
    totalBefore,
    shape: lineShape(of(days), {
      before: of(before),
      openFrom: openFrom === -1 ? days.length : openFrom,
      step: stepOf(metric),
    }),
    change: total === null || totalBefore === null ? null : changeOf(total, totalBefore),
  }
}
