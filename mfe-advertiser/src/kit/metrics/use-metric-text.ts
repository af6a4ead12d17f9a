import { useStore } from '@nanostores/react'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { type ReportMetric, reportMetrics } from '@tessera/contracts/ads/report-metrics'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'
import { changeOf } from '../charts/change-of.ts'
import { useMoney } from '../money/use-money.ts'
import { metricWords as words } from './words.ts'

/** Replaces a figure that would divide by zero. */
const noValue = '–'

/** Writes figures of reports in the reader's language. */
export function useMetricText(currency: string) {
  const locale = useStore(useShell().$locale)
  const { money, count, dayName } = useMoney(currency)
  const formats = useMemo(() => {
    const as = (options: Intl.NumberFormatOptions) => numberFormat(locale, options)
    return {
      share: as({ style: 'percent', maximumFractionDigits: 2 }),
      whole: as({ style: 'percent' }),
      ratio: as({ maximumFractionDigits: 2 }),
      compact: as({ notation: 'compact', maximumFractionDigits: 1 }),
      coins: as({ notation: 'compact', style: 'currency', currency, maximumFractionDigits: 2 }),
    }
  }, [locale, currency])
  const value = (metric: ReportMetric, number: number | null): string => {
    if (number === null) return noValue
    const { kind } = reportMetrics[metric]
    if (kind === 'money') return money(Math.round(number))
    return kind === 'count' ? count(number) : formats[kind].format(number)
  }
  return {
    value,
    day: dayName,
    /** A number of the chart's axis, which has little room. */
    tick: (metric: ReportMetric, number: number): string => {
      const { kind } = reportMetrics[metric]
      if (kind === 'money') return formats.coins.format(number / microPerUnit)
      return kind === 'share' ? formats.share.format(number) : formats.compact.format(number)
    },
    percent: (change: number): string => formats.whole.format(Math.abs(change) / 100),
    /** Says in words how a figure differs from the one that it is compared with. */
    change: (metric: ReportMetric, now: number | null, before: number | null): string => {
      if (now === null || before === null) return ''
      if (now === before) return words.same()
      if (before === 0) return words.newly()
      const change = changeOf(now, before)
      if (change === null) return words.muchMore({ before: value(metric, before) })
      if (change === 0) return words.same()
      const percent = formats.whole.format(Math.abs(change) / 100)
      return change > 0 ? words.more({ percent }) : words.less({ percent })
    },
  }
}

export type MetricText = ReturnType<typeof useMetricText>
