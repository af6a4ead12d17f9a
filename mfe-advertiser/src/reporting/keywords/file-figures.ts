import type { KeywordMetric } from '@tessera/contracts/ads/keywords'
import { plainNumber, plainQuotient } from '@tessera/contracts/ads/plain-number'
import {
  metricValue,
  type ReportFigures,
  reportMetrics,
} from '@tessera/contracts/ads/report-metrics'
import type { SearchFigures } from '@tessera/contracts/calls/ad-keywords'
import { columnName } from '../../kit/metrics/names.ts'
import { words } from '../ad-report/view/words.ts'
import type { FileColumn } from './keyword-csv.ts'

/** The figures of a row, and those of the compared days. */
export interface Searched {
  readonly figures: SearchFigures
  readonly compared: SearchFigures | null
}

const noConversions = { conversions: 0, conversion_value_micro: 0 }

/** Returns the figures of searches as those of a report: conversions have no search. */
export const whole = (figures: SearchFigures): ReportFigures => ({ ...figures, ...noConversions })

const written = (metric: KeywordMetric, figures: SearchFigures | null): string =>
  figures === null
    ? ''
    : (plainNumber(metricValue(metric, whole(figures)), reportMetrics[metric].kind) ?? '')

/** The part by which a figure changed: 0.5 for half more; empty when there was nothing before. */
function writtenChange(metric: KeywordMetric, { figures, compared }: Searched): string {
  const [now, before] = [figures, compared].map((each) =>
    each === null ? null : metricValue(metric, whole(each)),
  )
  const isChange = now != null && before != null && before !== 0
  return isChange ? plainQuotient((now - before) / before) : ''
}

/** Returns the columns of a figure in a file: when it is compared, what was before and the change, too. */
export function fileFigures(
  metric: KeywordMetric,
  { isCompared, currency }: { readonly isCompared: boolean; readonly currency: string },
): readonly FileColumn<Searched>[] {
  const name = columnName(metric)
  const head = reportMetrics[metric].kind === 'money' ? `${name} (${currency})` : name
  const shown = { head, plain: ({ figures }: Searched) => written(metric, figures) }
  if (!isCompared) return [shown]
  return [
    shown,
    { head: words.before({ head }), plain: (row) => written(metric, row.compared) },
    { head: words.change({ head: name }), plain: (row) => writtenChange(metric, row) },
  ]
}
