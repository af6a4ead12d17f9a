import { useLayout } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import styles from './data-table.module.css'

/** A column: its head, what a row has there, and whether it is a number. */
export interface DataColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Keeps the head in sight of a table with few columns, which needs no scrolling sideways. */
  readonly isLong?: boolean
}

function Cards<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>): ReactElement {
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <dl className={styles.card}>
            {columns.map(({ head, cell }) => (
              <div key={head} className={styles.fact}>
                <dt>{head}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Table<Row>(props: DataTableProps<Row> & { readonly className: string | undefined }) {
  const { label, columns, rows, keyOf, className } = props
  const look = ({ isNumber }: DataColumn<Row>) => (isNumber === true ? styles.number : undefined)
  return (
    <table aria-label={label} className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={look(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.head} className={look(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { phone } = useLayout()
  if (phone) return <Cards {...props} />
  return props.isLong === true ? (
    <Table {...props} className={styles.long} />
  ) : (
    <div className={styles.scroll}>
      <Table {...props} className={styles.wide} />
    </div>
  )
}
