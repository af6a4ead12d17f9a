import type { Cell } from './cell.ts'

/**
 * Spreadsheets take a text that begins with one of these as a formula, which could send what else is in
 * the sheet elsewhere. They include the wide forms that some programs read as the same.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns a text as a field, which a spreadsheet shows as it is and never runs. */
function field(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell.kind === 'day') return cell.day
  // Numbers are the service's own: one below zero is no formula.
  return cell.kind === 'number' ? cell.text : field(cell.text)
}

const line = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** Without this mark Excel reads a CSV in the code page of the computer instead of UTF-8. */
const byteOrderMark = '\ufeff'

/** Writes rows as CSV (RFC 4180), part by part. */
export async function* csvOf(
  heads: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + line(heads.map((text) => ({ kind: 'text', text }))))
  for await (const rows of parts) yield encoder.encode(rows.map(line).join(''))
}
