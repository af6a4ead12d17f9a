import { byteOrderMark, csvField } from '@tessera/contracts/ads/csv-field'
import type { Cell } from './cell.ts'

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell.kind === 'day') return cell.day
  // Numbers are the service's own: one below zero is no formula.
  return cell.kind === 'number' ? cell.text : csvField(cell.text)
}

const line = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** Writes rows as CSV (RFC 4180), part by part. */
export async function* csvOf(
  heads: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + line(heads.map((text) => ({ kind: 'text', text }))))
  for await (const rows of parts) yield encoder.encode(rows.map(line).join(''))
}
