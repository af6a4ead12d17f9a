import styles from './line-chart.module.css'
import { chartWords as words } from './words.ts'

interface ChartTableProps {
  readonly label: string
  /** The head of the first column; 'Day' by default. */
  readonly first?: string
  readonly heads: readonly string[]
  /** The days, newest first, or what else stands in the first column, each with its cells. */
  readonly rows: readonly { readonly day: string; readonly cells: readonly string[] }[]
}

/** The numbers of a chart as a table, which opens below it. */
export function ChartTable({ label, first, heads, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words.asTable()}</summary>
      <div className={styles.tableArea}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{first ?? words.day()}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, cells }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {heads.map((head, index) => (
                  <td key={head}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
