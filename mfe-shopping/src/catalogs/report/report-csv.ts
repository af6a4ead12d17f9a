import type { CatalogReportLine } from '@tessera/contracts/calls/catalogs'
import { csvOf } from '../csv.ts'
import { fixOf } from './fault-text.ts'
import { wrong } from './fault-words.ts'
import { words } from './words.ts'

/** Keeps a spreadsheet from running a cell as a formula: one that could be gets a quote before it. */
export const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Returns the refused rows of a run as CSV, with the names of its columns. */
export function reportCsv(lines: readonly CatalogReportLine[]): string {
  const head = [
    words.row(),
    words.product(),
    words.column(),
    words.what(),
    words.fix(),
    words.value(),
  ]
  const rows = lines.map((line) => {
    const { row, item, column, fault, value } = line
    const cells = [String(row), item ?? '', column ?? '', wrong[fault](), fixOf(line), value]
    return cells.map(guarded)
  })
  // Without the mark, spreadsheets take the letters for another alphabet.
  return `\u{feff}${csvOf([head, ...rows])}`
}
