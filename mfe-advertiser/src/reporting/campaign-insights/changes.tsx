import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { ReactElement } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { type MetricText, useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { Nothing } from '../../kit/tables/report.tsx'
import styles from './insights.module.css'
import { type MetricChange, whatChanged } from './what-changed.ts'
import { words } from './words.ts'

function sentence({ metric, now, before, change }: MetricChange, text: MetricText): string {
  const said = {
    metric: columnName(metric),
    now: text.value(metric, now),
    before: text.value(metric, before),
  }
  if (change === null) return before === 0 ? words.changeNew(said) : words.changeMuch(said)
  const percent = text.percent(change)
  return change > 0
    ? words.changeMore({ ...said, percent })
    : words.changeLess({ ...said, percent })
}

interface ChangesProps {
  readonly row: ReportRow
  readonly currency: string
}

/** Says in words what changed against the compared days. */
export function Changes({ row, currency }: ChangesProps): ReactElement {
  const text = useMetricText(currency)
  if (row.compared === null) return <Nothing>{words.notCompared()}</Nothing>
  const changes = whatChanged(row.figures, row.compared)
  if (changes.length === 0) return <Nothing>{words.changesNone()}</Nothing>
  return (
    <ul className={styles.changes}>
      {changes.map((each) => (
        <li key={each.metric}>{sentence(each, text)}</li>
      ))}
    </ul>
  )
}
