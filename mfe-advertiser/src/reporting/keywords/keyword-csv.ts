import { byteOrderMark, csvField } from '@tessera/contracts/ads/csv-field'

/** A column of a file: its head, and what a row has there. */
export interface FileColumn<Row> {
  readonly head: string
  readonly plain: (row: Row) => string
}

const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvField(cell)).join(',')}\r\n`

/** Returns the head of a CSV. */
export const csvHead = <Row>(columns: readonly FileColumn<Row>[]): string =>
  byteOrderMark + line(columns.map(({ head }) => head))

/** Returns rows of a CSV. */
export const csvRows = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ plain }) => plain(row)))).join('')
