import type { Cell } from './cell.ts'

/**
 * Spreadsheets take a text that begins with one of these as a formula, which could send what else is in
 * the sheet elsewhere. They include the wide forms that some programs read as the same. An apostrophe
 * keeps them from it; a text that has one already gets another, so that reading can take one away.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Returns a text without the apostrophe that keeps spreadsheets from running it. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text

/** The mark between the fields of a line. */
export type Delimiter = ',' | ';'

/** Returns a text as a field, which a spreadsheet shows as it is and never runs. */
function field(text: string, delimiter: Delimiter): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(delimiter)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}

const written = (cell: Cell, delimiter: Delimiter): string => {
  if (cell === null) return ''
  if (cell.kind === 'day') return cell.day
  // Numbers are the service's own: one below zero is no formula.
  return cell.kind === 'number' ? cell.text : field(cell.text, delimiter)
}

const line = (cells: readonly Cell[], delimiter: Delimiter): string =>
  `${cells.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`

/** Without this mark Excel reads a CSV in the code page of the computer instead of UTF-8. */
const byteOrderMark = '\ufeff'

/** Writes rows as CSV (RFC 4180), part by part. */
export async function* csvOf(
  heads: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
  delimiter: Delimiter = ',',
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const lineOf = (cells: readonly Cell[]) => line(cells, delimiter)
  yield encoder.encode(byteOrderMark + lineOf(heads.map((text) => ({ kind: 'text', text }))))
  for await (const rows of parts) yield encoder.encode(rows.map(lineOf).join(''))
}
