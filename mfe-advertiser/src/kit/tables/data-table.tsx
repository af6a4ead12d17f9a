import { useLayout } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement, ReactNode } from 'react'
import styles from './data-table.module.css'

/** A column: its head, what a row has there, and whether it is a number. */
export interface DataColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** Sorts by the column; the direction is null while another one sorts. */
  readonly sort?: {
    readonly direction: 'ascending' | 'descending' | null
    readonly choose: () => void
  }
  /** The cell of the totals row. */
  readonly total?: ReactNode
}

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Keeps the head in sight of a table with few columns, which needs no scrolling sideways. */
  readonly isLong?: boolean
}

const hasTotal = <Row,>({ total }: DataColumn<Row>): boolean => total !== undefined

interface CardProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly content: (column: DataColumn<Row>) => ReactNode
}

const Card = <Row,>({ columns, content }: CardProps<Row>): ReactElement => (
  <dl className={styles.card}>
    {columns.map((column) => (
      <div key={column.head} className={styles.fact}>
        <dt>{column.head}</dt>
        <dd>{content(column)}</dd>
      </div>
    ))}
  </dl>
)

function Cards<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>): ReactElement {
  return (
    <ul aria-label={label} className={styles.cards}>
      {columns.some(hasTotal) ? (
        <li>
          <Card columns={columns.filter(hasTotal)} content={({ total }) => total} />
        </li>
      ) : null}
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Card columns={columns} content={({ cell }) => cell(row)} />
        </li>
      ))}
    </ul>
  )
}

function Head<Row>({ head, sort }: DataColumn<Row>): ReactNode {
  if (sort === undefined) return head
  const { direction, choose } = sort
  return (
    <button type="button" className={styles.sort} onClick={choose}>
      {head}
      {direction === null ? null : (
        <span className={direction === 'ascending' ? `${styles.arrow} ${styles.up}` : styles.arrow}>
          <Icon shape={icons.down} size={16} />
        </span>
      )}
    </button>
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
            <th
              key={column.head}
              scope="col"
              aria-sort={column.sort?.direction ?? undefined}
              className={look(column)}
            >
              <Head {...column} />
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
      {columns.some(hasTotal) ? (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.head} className={look(column)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
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
