import { Chip, ChipRow } from '@tessera/ui/chip'
import { useState } from 'react'
import { changeOf } from '../../kit/charts/change-of.ts'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import styles from '../../kit/charts/line-chart.module.css'
import { LinePlot } from '../../kit/charts/line-plot.tsx'
import { useFigures } from './figures.ts'
import {
  type DaySaves,
  type SavesChartShape,
  type Span,
  savesChartShape,
  spans,
} from './saves-chart-shape.ts'
import { words } from './words.ts'

/** Says how the period compares with the one before. */
function Compared({ totalBefore, total, shape }: SavesChartShape) {
  const { percent, saves } = useFigures()
  if (totalBefore === undefined) return null
  const change = changeOf(total, totalBefore)
  const days = String(shape.marks.length)
  const text =
    change === null
      ? words.onlyBefore({ days, saves: saves(totalBefore) })
      : change === 0
        ? words.sameAsBefore({ days })
        : (change > 0 ? words.moreThanBefore : words.fewerThanBefore)({
            change: percent(Math.abs(change) / 100),
            days,
            saves: saves(totalBefore),
          })
  return <span className={styles.compared}> {text}</span>
}

function Plot({ shape }: Pick<SavesChartShape, 'shape'>) {
  const { number, day, saves } = useFigures()
  const { marks, last, best } = shape
  const told = (index: number) => {
    const mark = marks[index] ?? last
    const text = words.savesOn({ saves: saves(mark.value ?? 0), day: day(mark.day) })
    return mark.before === undefined
      ? text
      : words.withBefore({
          text,
          before: number(mark.before.value ?? 0),
          day: day(mark.before.day),
        })
  }
  return (
    <LinePlot
      label={words.savesByDay()}
      line={{ shape, tick: number }}
      told={told}
      labels={{
        // A last day that equals the best has one label.
        best:
          last.value === best.value
            ? null
            : words.savesOn({ saves: number(best.value ?? 0), day: day(best.day) }),
        last: words.savesToday({ saves: number(last.value ?? 0) }),
      }}
    />
  )
}

/**
 * A line chart of saves by day over a period to choose, with the period before, and the same data as a
 * table.
 */
export function SavesChart({ days }: { readonly days: readonly DaySaves[] }) {
  const { number, day, saves } = useFigures()
  const [span, choose] = useState<Span>(30)
  const chart = savesChartShape(days, span)
  const shown = days.slice(-span)
  return (
    <figure className={styles.figure}>
      <ChipRow label={words.period()}>
        {spans.map((each) => (
          <Chip key={each} pressed={each === span} onClick={() => choose(each)}>
            {words.days({ days: number(each) })}
          </Chip>
        ))}
      </ChipRow>
      {chart === undefined ? (
        <p className={styles.lead}>{words.savesNone({ days: number(shown.length) })}</p>
      ) : (
        <>
          <figcaption className={styles.lead}>
            {words.savesLead({
              saves: saves(chart.total),
              days: number(shown.length),
              day: day(chart.shape.best.day),
              best: number(chart.shape.best.value ?? 0),
            })}
            <Compared {...chart} />
          </figcaption>
          <Plot key={span} shape={chart.shape} />
          <div className={styles.axis} aria-hidden="true">
            <span>{day(shown[0]?.day ?? '')}</span>
            <span>{day(shown[Math.floor(shown.length / 2)]?.day ?? '')}</span>
            <span>{words.today()}</span>
          </div>
          {chart.shape.before === '' ? null : (
            <p className={styles.key} aria-hidden="true">
              <span className={styles.keyLine} /> {words.periodBefore({ days: number(span) })}
            </p>
          )}
          <ChartTable
            label={words.savesByDay()}
            heads={[words.saves()]}
            rows={shown.toReversed().map((each) => ({
              day: day(each.day),
              cells: [number(each.saves)],
            }))}
          />
        </>
      )}
    </figure>
  )
}
