import { Chip, ChipRow } from '@tessera/ui/chip'
import { useState } from 'react'
import { words } from '../words.ts'
import { useFigures } from './figures.ts'
import styles from './saves-chart.module.css'
import {
  changeOf,
  type DaySaves,
  type SavesChartShape,
  type Span,
  savesChartShape,
  spans,
} from './saves-chart-shape.ts'
import { SavesPlot } from './saves-plot.tsx'

/** The chart's numbers as a table, newest day first. */
function SavesTable({ days }: { readonly days: readonly DaySaves[] }) {
  const { number, day } = useFigures()
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words.asTable()}</summary>
      <table className={styles.table} aria-label={words.savesByDay()}>
        <thead>
          <tr>
            <th scope="col">{words.day()}</th>
            <th scope="col">{words.saves()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{day(each.day)}</th>
              <td>{number(each.saves)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Says how the period compares with the one before. */
function Compared({ shape }: { readonly shape: SavesChartShape }) {
  const { percent, saves } = useFigures()
  const { totalBefore, marks } = shape
  if (totalBefore === undefined) return null
  const change = changeOf(shape)
  const days = String(marks.length)
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

/**
 * A line chart of saves by day over a period to choose, with the period before, and the same data as a
 * table.
 */
export function SavesChart({ days }: { readonly days: readonly DaySaves[] }) {
  const { number, day, saves } = useFigures()
  const [span, choose] = useState<Span>(30)
  const shape = savesChartShape(days, span)
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
      {shape === undefined ? (
        <p className={styles.lead}>{words.savesNone({ days: number(shown.length) })}</p>
      ) : (
        <>
          <figcaption className={styles.lead}>
            {words.savesLead({
              saves: saves(shape.total),
              days: number(shown.length),
              day: day(shape.best.day),
              best: number(shape.best.saves),
            })}
            <Compared shape={shape} />
          </figcaption>
          <SavesPlot key={span} shape={shape} />
          <div className={styles.axis} aria-hidden="true">
            <span>{day(shown[0]?.day ?? shape.last.day)}</span>
            <span>{day(shown[Math.floor(shown.length / 2)]?.day ?? shape.last.day)}</span>
            <span>{words.today()}</span>
          </div>
          {shape.before === '' ? null : (
            <p className={styles.key} aria-hidden="true">
              <span className={styles.keyLine} /> {words.periodBefore({ days: number(span) })}
            </p>
          )}
          <SavesTable days={shown} />
        </>
      )}
    </figure>
  )
}
