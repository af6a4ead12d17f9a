import { words } from '../words.ts'
import { useFigures } from './figures.ts'
import styles from './saves-chart.module.css'
import {
  type DaySaves,
  type Mark,
  type SavesChartShape,
  savesChartShape,
} from './saves-chart-shape.ts'

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

const at = ({ x, y }: Mark) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })

// 44 px is half of the widest label, so that no label leaves the chart.
const over = ({ x, y }: Mark) => ({
  insetInlineStart: `clamp(44px, ${x}%, 100% - 44px)`,
  insetBlockStart: `${y}%`,
})

function Drawing({ shape }: { readonly shape: SavesChartShape }) {
  const { number, day } = useFigures()
  const { line, last, peak } = shape
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.svg}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className={styles.line} d={line} />
      </svg>
      {peak === null ? null : (
        <span className={styles.peak} style={over(peak)}>
          {words.savesOn({ saves: number(peak.saves), day: day(peak.day) })}
        </span>
      )}
      <span className={styles.dot} style={at(last)} />
      <span className={styles.last} style={at(last)}>
        {words.savesOn({ saves: number(last.saves), day: day(last.day) })}
      </span>
    </div>
  )
}

/**
 * A line chart of saves by day with the best and the last day labeled, and the same data as a
 * table.
 */
export function SavesChart({ days }: { readonly days: readonly DaySaves[] }) {
  const { number, day, saves } = useFigures()
  const shape = savesChartShape(days)
  const [first] = days
  if (shape === undefined || first === undefined)
    return <p className={styles.lead}>{words.savesNone({ days: number(days.length) })}</p>
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.lead}>
        {words.savesLead({
          saves: saves(shape.total),
          days: number(days.length),
          day: day(shape.best.day),
          best: number(shape.best.saves),
        })}
      </figcaption>
      <Drawing shape={shape} />
      <div className={styles.axis} aria-hidden="true">
        <span>{day(first.day)}</span>
        <span>{day(shape.last.day)}</span>
      </div>
      <SavesTable days={days} />
    </figure>
  )
}
