import {
  metricValue,
  type ReportFigures,
  type ReportMetric,
} from '@tessera/contracts/ads/report-metrics'
import type { ReactElement } from 'react'
import type { MetricText } from '../../../kit/metrics/use-metric-text.ts'
import styles from './report-table.module.css'

interface FigureProps {
  readonly of: { readonly figures: ReportFigures; readonly compared: ReportFigures | null }
  readonly metric: ReportMetric
  readonly text: MetricText
}

/** A figure, and how it differs from the compared one. */
export function Figure({ of: { figures, compared }, metric, text }: FigureProps): ReactElement {
  const now = metricValue(metric, figures)
  const value = <bdi>{text.value(metric, now)}</bdi>
  if (compared === null) return value
  return (
    <span className={styles.figure}>
      {value}
      <span className={styles.change}>
        {text.change(metric, now, metricValue(metric, compared))}
      </span>
    </span>
  )
}
