import type { ReportColumn, ReportFormat } from '@tessera/contracts/ads/report-view'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import type { Sql } from '../../../base/sql.ts'
import { type Cell, textCell } from './cell.ts'
import { csvOf } from './csv.ts'
import { fileColumns } from './report-columns.ts'
import { type ReportAsked, reportRows } from './report-rows.ts'
import { fileWords } from './words.ts'
import { xlsxOf } from './xlsx.ts'

/** Rows that are in memory at a time. */
const partRows = 20_000

/** A file of a report that is to be written. */
export interface ReportToWrite {
  readonly asked: ReportAsked
  readonly columns: readonly ReportColumn[]
  readonly format: ReportFormat
  readonly account: { readonly currency: string; readonly timeZone: string }
  /** The moment of the states that campaigns have in the file. */
  readonly now: Date
  readonly name: string
  readonly language: Language
  /** Called with the number of rows of each part. */
  readonly onRows?: (count: number) => void
  readonly signal?: AbortSignal
}

/** The content types of the formats. */
export const reportTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const keyOf = ({ entity, group }: ReportRow): string => `${entity.id} ${group ?? ''}`

/**
 * Reads all rows of a report in parts. Figures go on changing meanwhile, so that a row can move from one
 * part to the next: it is written once.
 */
async function* partsOf(db: Sql, { asked, signal }: ReportToWrite) {
  let before: ReadonlySet<string> = new Set()
  for (let offset = 0; offset < limits.reportFileRowsMax; offset += partRows) {
    signal?.throwIfAborted()
    const rows = await reportRows(db, asked, { offset, most: partRows })
    const fresh = rows.filter((row) => !before.has(keyOf(row)))
    before = new Set(rows.map(keyOf))
    if (fresh.length > 0) yield fresh
    if (rows.length < partRows) return
  }
}

/** Writes a report as a file, with the columns, filters and order of the screen. */
export function writeReport(
  db: Sql,
  report: ReportToWrite,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { asked, columns, account, format, name, language, onRows } = report
  const now = report.now.getTime()
  const isCompared = asked.compare_from !== undefined && asked.compare_to !== undefined
  const { level, breakdown } = asked
  const say = fileWords(language)
  const written = fileColumns({ level, breakdown, columns, isCompared, now, ...account }, say)
  async function* cells(): AsyncGenerator<readonly (readonly Cell[])[]> {
    let count = 0
    for await (const rows of partsOf(db, report)) {
      count += rows.length
      onRows?.(rows.length)
      yield rows.map((row) => written.map(({ cell }) => cell(row)))
    }
    const max = limits.reportFileRowsMax
    if (count >= max) yield [[textCell(say.cut({ max: max.toLocaleString(say.locale) }))]]
  }
  const heads = written.map(({ head }) => head)
  return format === 'csv' ? csvOf(heads, cells()) : xlsxOf(name, heads, cells())
}
