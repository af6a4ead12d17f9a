import { z } from '@tessera/contracts/schema'

/** The counts of an ad, campaign or account over some days. Amounts are in millionths of the account's currency. */
export const ReportFigures = z.object({
  impressions: z.int(),
  clicks: z.int(),
  saves: z.int(),
  closeups: z.int(),
  spend_micro: z.int(),
  /** Conversions that are credited to an ad, within the attribution window. */
  conversions: z.int(),
  conversion_value_micro: z.int(),
})
export type ReportFigures = z.infer<typeof ReportFigures>

/** A figure as it is, or one figure divided by another. */
interface Metric {
  readonly of: keyof ReportFigures
  readonly per?: keyof ReportFigures
  readonly times?: number
  /** `share` is shown as a percentage, `ratio` as a plain number. */
  readonly kind: 'count' | 'money' | 'share' | 'ratio'
}

/** The columns of reports that hold numbers. */
export const reportMetrics = {
  spend: { of: 'spend_micro', kind: 'money' },
  impressions: { of: 'impressions', kind: 'count' },
  clicks: { of: 'clicks', kind: 'count' },
  saves: { of: 'saves', kind: 'count' },
  closeups: { of: 'closeups', kind: 'count' },
  click_rate: { of: 'clicks', per: 'impressions', kind: 'share' },
  save_rate: { of: 'saves', per: 'impressions', kind: 'share' },
  cost_per_click: { of: 'spend_micro', per: 'clicks', kind: 'money' },
  cost_per_thousand: { of: 'spend_micro', per: 'impressions', times: 1000, kind: 'money' },
  conversions: { of: 'conversions', kind: 'count' },
  conversion_value: { of: 'conversion_value_micro', kind: 'money' },
  conversion_rate: { of: 'conversions', per: 'clicks', kind: 'share' },
  cost_per_conversion: { of: 'spend_micro', per: 'conversions', kind: 'money' },
  return_on_spend: { of: 'conversion_value_micro', per: 'spend_micro', kind: 'ratio' },
} as const satisfies Readonly<Record<string, Metric>>

export type ReportMetric = keyof typeof reportMetrics

const isMetric = (name: string): name is ReportMetric => Object.hasOwn(reportMetrics, name)

/** The names of the metrics, in the order in which columns are offered. */
export const reportMetricNames: readonly ReportMetric[] =
  Object.keys(reportMetrics).filter(isMetric)

export const ReportMetric = z.enum(reportMetricNames)

/** Returns what a metric is made of: a figure, and what it is divided by and multiplied with. */
export const reportMetricFormula = (name: ReportMetric): Metric => reportMetrics[name]

/** Returns a metric's value in millionths, counts or as a quotient; null where it would divide by zero. */
export function metricValue(name: ReportMetric, figures: ReportFigures): number | null {
  const metric = reportMetricFormula(name)
  const value = figures[metric.of] * (metric.times ?? 1)
  if (metric.per === undefined) return value
  const per = figures[metric.per]
  return per === 0 ? null : value / per
}
