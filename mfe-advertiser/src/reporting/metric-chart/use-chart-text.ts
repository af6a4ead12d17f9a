import { type ReportMetric, reportMetrics } from '@tessera/contracts/ads/report-metrics'
import { columnName } from '../../kit/metrics/names.ts'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import { words } from '../ad-report/view/words.ts'
import type { MetricDays } from './metric-days.ts'

/** Says what a chart shows. */
export function useChartText(currency: string) {
  const text = useMetricText(currency)
  const { shortDay, count } = useMoney(currency)
  const compared = ({ metric, total, totalBefore, change }: MetricDays): string => {
    if (total === null || totalBefore === null) return ''
    const value = text.value(metric, totalBefore)
    if (change === null) return words.chartBefore({ value })
    if (change === 0) return words.chartSame()
    const percent = text.percent(change)
    return (change > 0 ? words.chartMore : words.chartLess)({ change: percent, value })
  }
  const one = (metric: ReportMetric, value: number | null) =>
    `${columnName(metric)}: ${text.value(metric, value)}`
  return {
    text,
    count,
    day: shortDay,
    /** The message of a metric's line in words. */
    lead: (of: MetricDays): string => {
      const { metric, shape, total } = of
      if (shape === undefined) return words.chartNone({ metric: columnName(metric) })
      const lead = 'per' in reportMetrics[metric] ? words.chartLeadRate : words.chartLead
      const said = lead({
        metric: columnName(metric),
        value: text.value(metric, total),
        day: shortDay(shape.best.day),
        best: text.value(metric, shape.best.value),
      })
      return `${said} ${compared(of)}`.trim()
    },
    /** Describes a day of a metric. */
    told: ({ metric, shape }: MetricDays, index: number): string => {
      const mark = shape?.marks[index]
      if (mark === undefined) return ''
      const said = words.dayTold({ value: one(metric, mark.value), day: shortDay(mark.day) })
      return mark.before === undefined
        ? said
        : words.dayToldBefore({
            told: said,
            value: text.value(metric, mark.before.value),
            day: shortDay(mark.before.day),
          })
    },
  }
}

export type ChartText = ReturnType<typeof useChartText>
