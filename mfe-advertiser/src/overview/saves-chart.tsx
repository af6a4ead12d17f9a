import { words } from '../words.ts'
import { useFigures } from './figures.ts'
import styles from './saves-chart.module.css'
import type { DaySaves, Mark, SavesChartShape } from './saves-chart-shape.ts'
import { savesChartShape } from './saves-chart-shape.ts'
import { SavesTable } from './saves-table.tsx'

const at = ({ x, y }: Mark) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })

// Half of the widest label, so that none leaves the chart at its ends.
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

/** Saves by day as a line, with the best day and the last one named, and as a table for whoever wants it. */
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
