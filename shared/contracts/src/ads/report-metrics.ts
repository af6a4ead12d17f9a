import { z } from '@tessera/contracts/schema'

/** What was counted of something over some days. Amounts are in millionths of the account's currency. */
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

/** The columns of reports that hold numbers, in the order in which they are offered. */
export const ReportMetric = z.enum([
  'spend',
  'impressions',
  'clicks',
  'saves',
  'closeups',
  'click_rate',
  'save_rate',
  'cost_per_click',
  'cost_per_thousand',
  'conversions',
  'conversion_value',
  'conversion_rate',
  'cost_per_conversion',
  'return_on_spend',
])
export type ReportMetric = z.infer<typeof ReportMetric>

/** What each of them holds. */
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
} as const satisfies Readonly<Record<ReportMetric, Metric>>

/** The names of the metrics, in the order in which columns are offered. */
export const reportMetricNames: readonly ReportMetric[] = ReportMetric.options

/** Returns a metric's value in millionths, counts or as a quotient; null where it would divide by zero. */
export function metricValue(name: ReportMetric, figures: ReportFigures): number | null {
  const metric: Metric = reportMetrics[name]
  const value = figures[metric.of] * (metric.times ?? 1)
  if (metric.per === undefined) return value
  const per = figures[metric.per]
  return per === 0 ? null : value / per
}
