import type { ReportMetric } from '@tessera/contracts/ads/report-metrics'
import { metricValue } from '@tessera/contracts/ads/report-metrics'
import type { ReactElement } from 'react'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import styles from '../../kit/charts/line-chart.module.css'
import { LinePlot } from '../../kit/charts/line-plot.tsx'
import { columnName } from '../../kit/metrics/names.ts'
import { words } from '../ad-report/view/words.ts'
import { type MetricDays, metricDays, type ReportDays } from './metric-days.ts'
import type { ChangeMark } from './use-change-marks.ts'
import { type ChartText, useChartText } from './use-chart-text.ts'

interface MetricChartProps {
  readonly answer: ReportDays
  readonly metric: ReportMetric
  /** A second metric, with an axis of its own. */
  readonly second?: ReportMetric | undefined
  readonly changes?: readonly Pick<ChangeMark, 'day' | 'changes'>[]
}

interface Lines {
  readonly first: MetricDays
  readonly second: MetricDays | undefined
}

function titleOf({ first, second }: Lines): string {
  const metric = columnName(first.metric)
  return second === undefined
    ? words.chartOf({ metric })
    : words.chartOfBoth({ metric, second: columnName(second.metric) })
}

function Table({ answer, lines, text }: { answer: ReportDays; lines: Lines; text: ChartText }) {
  const metrics = [lines.first.metric, ...(lines.second === undefined ? [] : [lines.second.metric])]
  const isCompared = answer.compared_days.length > 0
  return (
    <ChartTable
      label={titleOf(lines)}
      heads={metrics.flatMap((metric) => [
        columnName(metric),
        ...(isCompared ? [words.comparedOf({ metric: columnName(metric) })] : []),
      ])}
      rows={answer.days
        .map(({ day, figures }, index) => ({
          day: text.day(day),
          cells: metrics.flatMap((metric) => {
            const cell = (of: typeof figures | undefined) =>
              of === undefined ? '' : text.text.value(metric, metricValue(metric, of))
            return [
              cell(figures),
              ...(isCompared ? [cell(answer.compared_days[index]?.figures)] : []),
            ]
          }),
        }))
        .toReversed()}
    />
  )
}

function Key({ lines, hasChanges }: { readonly lines: Lines; readonly hasChanges: boolean }) {
  const { shape } = lines.first
  const entries = [
    ...(lines.second === undefined
      ? []
      : [
          ['keyFirst', columnName(lines.first.metric)] as const,
          ['keySecond', columnName(lines.second.metric)] as const,
        ]),
    ...(shape?.before ? [['keyBefore', words.comparedKey()] as const] : []),
    ...(shape?.open ? [['keyOpen', words.settlingKey()] as const] : []),
    ...(hasChanges ? [['keyChange', words.changesKey()] as const] : []),
  ]
  return entries.length === 0 ? null : (
    <p className={styles.key} aria-hidden="true">
      {entries.map(([look, label]) => (
        <span key={look} className={styles.keyEntry}>
          <span className={styles[look]} /> {label}
        </span>
      ))}
    </p>
  )
}

/** Returns the index of each day with changes, with their number. */
function changesByDay(answer: ReportDays, changes: readonly Pick<ChangeMark, 'day' | 'changes'>[]) {
  const indexes = new Map(answer.days.map(({ day }, index) => [day, index]))
  return new Map(
    changes.flatMap(({ day, changes: count }) => {
      const index = indexes.get(day)
      return index === undefined ? [] : [[index, count] as const]
    }),
  )
}

/** A chart of one or two metrics over days, with its message in words and the same data as a table. */
export function MetricChart(props: MetricChartProps): ReactElement {
  const { answer, metric, second, changes = [] } = props
  const text = useChartText(answer.currency)
  const first = metricDays(metric, answer)
  const other = second === undefined ? undefined : metricDays(second, answer)
  const lines = { first, second: other?.shape === undefined ? undefined : other }
  const changed = changesByDay(answer, changes)
  const told = (index: number): string => {
    const said = [text.told(first, index), lines.second && text.told(lines.second, index)]
      .filter((each) => each !== undefined && each !== '')
      .join('; ')
    const count = changed.get(index)
    return count === undefined ? said : words.changedOn({ text: said, count: text.count(count) })
  }
  const { shape } = first
  return (
    <figure className={styles.wideFigure}>
      <figcaption className={styles.lead}>
        {[first, ...(other === undefined ? [] : [other])].map((each) => (
          <span key={each.metric} className={styles.message}>
            {text.lead(each)}
          </span>
        ))}
      </figcaption>
      {shape === undefined ? null : (
        <>
          <LinePlot
            key={`${answer.days[0]?.day} ${answer.days.length}`}
            label={titleOf(lines)}
            line={{ shape, tick: (value) => text.text.tick(metric, value) }}
            second={
              lines.second?.shape === undefined
                ? undefined
                : {
                    shape: lines.second.shape,
                    tick: (value) => text.text.tick(lines.second?.metric ?? metric, value),
                  }
            }
            told={told}
            changes={[...changed.keys()]}
          />
          <div className={styles.axis} aria-hidden="true">
            {[0, Math.floor(shape.marks.length / 2), shape.marks.length - 1]
              .filter((index, at, all) => all.indexOf(index) === at)
              .map((index) => (
                <span key={index}>{text.day(shape.marks[index]?.day ?? '')}</span>
              ))}
          </div>
          <Key lines={lines} hasChanges={changed.size > 0} />
        </>
      )}
      {shape === undefined && lines.second === undefined ? null : (
        <Table answer={answer} lines={lines} text={text} />
      )}
    </figure>
  )
}
