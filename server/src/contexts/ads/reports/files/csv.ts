import { byteOrderMark, type CsvDelimiter, csvField } from '@tessera/contracts/ads/csv-field'
import type { Cell } from './cell.ts'

const written = (cell: Cell, delimiter: CsvDelimiter): string => {
  if (cell === null) return ''
  if (cell.kind === 'day') return cell.day
  // Numbers are the service's own: one below zero is no formula.
  return cell.kind === 'number' ? cell.text : csvField(cell.text, delimiter)
}

const line = (cells: readonly Cell[], delimiter: CsvDelimiter): string =>
  `${cells.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`

/** Writes rows as CSV (RFC 4180), part by part. */
export async function* csvOf(
  heads: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
  delimiter: CsvDelimiter = ',',
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const lineOf = (cells: readonly Cell[]) => line(cells, delimiter)
  yield encoder.encode(byteOrderMark + lineOf(heads.map((text) => ({ kind: 'text', text }))))
  for await (const rows of parts) yield encoder.encode(rows.map(lineOf).join(''))
}
