import { analysisColumns, conversionColumns } from '@tessera/contracts/ads/conversion-csv'
import type { ConversionFault, ConversionFaultCode } from '@tessera/contracts/ads/conversion-faults'
import { checkEvent } from '@tessera/contracts/ads/conversion-payload'
import { faultOf } from '@tessera/contracts/ads/fault-reader'
import { limits } from '@tessera/contracts/limits'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import type { Reader } from '../../../platform/readers/port.ts'
import { csvRowAt } from '../../base/table-files/csv-rows.ts'
import type { SentConversion } from './known-conversion.ts'

/** The reason a whole file can't be read. */
export type UnfitFile =
  | 'no-rows'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'quotes'
  | `column ${string}`

/** A fault of a row, which is numbered as in a spreadsheet: the header is row 1. */
export type RowFault = { readonly row: number } & ConversionFault

/** The rows of a file: those that can be imported, and what is wrong with the others. */
export interface ReadFile<Row> {
  readonly rows: number
  readonly fine: readonly Row[]
  readonly faults: readonly RowFault[]
}

type Cells = Readonly<Record<string, string>>

/** Finds what is wrong with a header, before a row is read by it. */
function faultInHeader(names: readonly string[], known: readonly string[]): UnfitFile | undefined {
  if (names.length > inputBudgets.columns) return 'too-many-columns'
  const unknown = names.find((name) => name !== '' && !known.includes(name))
  return unknown === undefined ? undefined : `column ${unknown.slice(0, 40)}`
}

/** Splits a file into rows by the names in its header. */
function recordsOf(
  csv: string,
  known: readonly string[],
): UnfitFile | readonly (readonly [number, Cells])[] {
  const text = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
  const all: (readonly [number, readonly string[]])[] = []
  let names: readonly string[] | undefined
  for (let at = 0, row = 1; at < text.length; row += 1) {
    const found = csvRowAt(text, at, delimiter, true)
    if (typeof found === 'string') return 'quotes'
    at = found.next
    if (found.cells.every((cell) => cell.trim() === '')) continue
    if (names === undefined) {
      names = found.cells.map((name) => name.trim().toLowerCase())
      const fault = faultInHeader(names, known)
      if (fault !== undefined) return fault
    } else all.push([row, found.cells.slice(0, names.length)])
    if (all.length > limits.conversionRowsMax) return 'too-many-rows'
  }
  if (all.length === 0) return 'no-rows'
  return all.map(([row, cells]) => [
    row,
    Object.fromEntries(names?.map((name, index) => [name, cells[index]?.trim() ?? '']) ?? []),
  ])
}

/** Reads a time: seconds since 1970, or as 2026-11-26T12:00:00Z. */
function secondsOf(text: string): number | string {
  if (/^\d{1,12}$/.test(text)) return Number(text)
  // A time without a zone would be read by the zone of the service.
  const isWhole = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(text)
  const at = isWhole ? Date.parse(text.replace(' ', 'T')) : Number.NaN
  return Number.isNaN(at) ? text : at / 1_000
}

const given = (value: string | undefined) => (value === undefined || value === '' ? null : value)

const payloadOf = (cells: Cells) => ({
  event_name: given(cells.event_name),
  action_source: given(cells.action_source) ?? 'offline',
  event_time: given(cells.event_time) === null ? null : secondsOf(cells.event_time ?? ''),
  event_id: given(cells.event_id),
  user_data: {
    click_id: given(cells.click_id),
    em: given(cells.em),
    external_id: given(cells.external_id),
  },
  custom_data: {
    value: given(cells.value),
    currency: given(cells.currency),
    quantity: /^\d{1,9}$/.test(cells.quantity ?? '')
      ? Number(cells.quantity)
      : given(cells.quantity),
    order_id: given(cells.order_id),
  },
})

const columnOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

/** Reads a file of conversions; says why when it can't be read. */
export function readConversions(csv: string, now: number): UnfitFile | ReadFile<SentConversion> {
  const records = recordsOf(csv, conversionColumns)
  if (typeof records === 'string') return records
  const checks = records.map(([row, cells]) => ({ row, ...checkEvent(payloadOf(cells), now) }))
  return {
    rows: records.length,
    fine: checks.flatMap(({ event, warnings }) => (event === null ? [] : [{ event, warnings }])),
    faults: checks.flatMap(({ row, faults }) =>
      faults.map((fault) => ({ row, ...fault, field: columnOf(fault.field) })),
    ),
  }
}

/** Somebody of a list for analysis: their hashed address, and when they bought. */
export interface AnalysisRow {
  readonly email: string
  readonly at: number
}

const analysisSpan = limits.conversionEventsDays * 86_400_000

/** Reads a list for analysis; says why when it can't be read. */
export function readAnalysis(csv: string, now: number): UnfitFile | ReadFile<AnalysisRow> {
  const records = recordsOf(csv, analysisColumns)
  if (typeof records === 'string') return records
  const faults: RowFault[] = []
  const fine: AnalysisRow[] = []
  for (const [row, cells] of records) {
    const fault = (code: ConversionFaultCode, field: string) =>
      faults.push({ row, ...faultOf(code, field) })
    const [email, time] = [cells.em ?? '', secondsOf(cells.event_time ?? '')]
    const at = typeof time === 'number' ? time * 1_000 : Number.NaN
    if (email.includes('@')) fault('email-plain', 'em')
    else if (email === '') fault('field-missing', 'em')
    else if (!/^[\da-f]{64}$/i.test(email)) fault('field-wrong', 'em')
    else if (Number.isNaN(at)) fault('field-wrong', 'event_time')
    else if (at > now) fault('time-ahead', 'event_time')
    else if (at < now - analysisSpan) fault('field-wrong', 'event_time')
    else fine.push({ email: email.toLowerCase(), at })
  }
  return { rows: records.length, fine, faults }
}

/** A file of rows, and the time by which theirs are judged. */
interface CameRows {
  readonly csv: string
  readonly now: number
}

/** Reads a file of conversions in a thread of readers. */
export const conversionsReader: Reader<CameRows, ReturnType<typeof readConversions>> = {
  name: 'conversions',
  read: ({ csv, now }) => readConversions(csv, now),
}

/** Reads a list for analysis in a thread of readers. */
export const analysisReader: Reader<CameRows, ReturnType<typeof readAnalysis>> = {
  name: 'analysis',
  read: ({ csv, now }) => readAnalysis(csv, now),
}
