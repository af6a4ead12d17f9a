import { words } from '../words.ts'
import { useFigures } from './figures.ts'
import styles from './saves-chart.module.css'
import type { DaySaves } from './saves-chart-shape.ts'

/** The chart's numbers, newest day first. */
export function SavesTable({ days }: { readonly days: readonly DaySaves[] }) {
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
