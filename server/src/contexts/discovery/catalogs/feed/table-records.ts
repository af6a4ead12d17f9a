import { inputBudgets } from '../../../../platform/readers/budgets.ts'
import { type CsvRow, csvReader, csvRowAt } from '../../../base/table-files/csv-rows.ts'
import { lineBreaks, sayingDelimiter } from '../../../base/table-files/line-breaks.ts'
import { cellsOf, neededColumns, type PlacedColumn, placedColumns } from './feed-columns.ts'
import type { FeedRecord, OpenedRecords } from './feed-records.ts'

const delimiters = [',', ';', '\t', '|']

interface Heading {
  readonly delimiter: string
  readonly columns: readonly PlacedColumn[]
  /** The number of cells. */
  readonly width: number
  /** The position of the first row of products. */
  readonly next: number
}

function headingWith(text: string, at: number, delimiter: string): Heading | undefined {
  const found = csvRowAt(text, at, delimiter, true)
  if (typeof found === 'string') return undefined
  const { cells, next } = found
  if (cells.length > inputBudgets.columns) return undefined
  // Columns without a name at the end are what a spreadsheet leaves.
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  return { delimiter, columns: placedColumns(cells), width, next }
}

/** Reads the names of the columns, with the delimiter that gives the most that mean something. */
function headingOf(text: string): Heading | undefined {
  const at = sayingDelimiter.test(text) ? text.indexOf('\n') + 1 : 0
  const all = delimiters.flatMap((delimiter) => headingWith(text, at, delimiter) ?? [])
  const best = Math.max(...all.map(({ columns }) => columns.length))
  return all.find(({ columns }) => columns.length === best && best > 0)
}

/** Opens a table, by its first piece: CSV or TSV, whose first row names the columns. */
export function openTable(first: string, rowMax: number): OpenedRecords {
  const broken = lineBreaks()
  const text = broken(first)
  const heading = headingOf(text.slice(0, rowMax + 1))
  if (heading === undefined || heading.next > rowMax) return { ok: false, fault: 'unreadable' }
  const { columns, delimiter, width, next } = heading
  const missing = neededColumns.filter((needed) => columns.every(({ column }) => column !== needed))
  if (missing.length > 0) return { ok: false, fault: 'columns-missing', columns: missing }
  const csv = csvReader({ delimiter, columns: width, rowMax })
  const recordOf = (row: CsvRow): FeedRecord =>
    'cells' in row ? { cells: cellsOf(columns, row.cells) } : row
  const reader = {
    *records(more: string) {
      for (const row of csv.rows(broken(more))) yield recordOf(row)
    },
    *end() {
      for (const row of csv.end()) yield recordOf(row)
    },
  }
  const begun = (function* () {
    for (const row of csv.rows(text.slice(next))) yield recordOf(row)
  })()
  return { ok: true, reader, begun }
}
