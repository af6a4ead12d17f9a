import {
  type BulkColumn,
  bulkColumn,
  bulkColumnNames,
  clearWord,
  idLetters,
} from '@tessera/contracts/ads/bulk-template'
import { guarded } from '@tessera/contracts/ads/csv-field'
import { limits } from '@tessera/contracts/limits'
import { isSameValue } from '../../campaign-edits/fields.ts'
import { type BulkRecord, type RowFault, textOfCell } from './bulk-record.ts'
import {
  type CellFormat,
  type Read,
  readAmount,
  readChoice,
  readDay,
  readId,
  readList,
  readYesNo,
} from './read-cell.ts'
import { columnOfField, hasColumn, targetingColumns, writtenCells } from './written-cells.ts'

/** The fields that a row changes, and its faults. */
export interface RowFields {
  readonly fields: Readonly<Record<string, unknown>>
  readonly faults: readonly RowFault[]
}

const fieldOfColumn = new Map<BulkColumn, string>(
  Object.keys(columnOfField)
    .filter(hasColumn)
    .map((field) => [columnOfField[field], field]),
)

const partOfColumn: ReadonlyMap<BulkColumn, string> = new Map([
  ['countries', 'LOCATION'],
  ...Object.entries(targetingColumns).map(([part, column]) => [column, part] as const),
])

function readText(text: string, { say }: CellFormat, most: number): Read<string> {
  if (text.length <= most) return { value: text }
  return { code: 'text-long', message: say.textLong({ most }) }
}

const linkMax = 2_048

/** Reads the cell of a column. */
function readCell(column: BulkColumn, text: string, reading: CellFormat): Read<unknown> {
  const { kind, isClearable = false } = bulkColumn(column)
  if (text.toUpperCase() === clearWord) {
    if (isClearable) return { value: null }
    return { code: 'clear-unfit', message: reading.say.clearUnfit() }
  }
  switch (kind) {
    case 'amount':
      return readAmount(text, reading)
    case 'day':
      return readDay(text, reading)
    case 'yes-no':
      return readYesNo(text, column, reading)
    case 'choice':
    case 'level':
      return readChoice(text, column, reading)
    case 'list':
      return readList(text, column, reading)
    case 'id':
      return readId(text, letterOf(column), reading)
    case 'link':
      return readText(text, reading, linkMax)
    case 'text':
      return readText(text, reading, limits.campaignNameMax)
  }
}

const letters: Readonly<Partial<Record<BulkColumn, string>>> = idLetters
const letterOf = (column: BulkColumn): string => letters[column] ?? ''

const sorted = (value: unknown): string =>
  Array.isArray(value) ? value.toSorted().join() : String(value)

/** Sets a part of targeting; returns true when it is another one than before. */
function setPart(targeting: Map<string, unknown>, part: string, value: unknown): boolean {
  const before = targeting.get(part)
  const was = typeof before === 'string' ? before.split('+') : before
  if (value === null) return targeting.delete(part)
  if (was !== undefined && sorted(was) === sorted(value)) return false
  targeting.set(part, part === 'LOCATION' && Array.isArray(value) ? value.join('+') : value)
  return true
}

/** Reads the rows of objects by what the objects are now; null for those that are created. */
export function rowFields(
  record: BulkRecord,
  before: object | null,
  reading: CellFormat,
): RowFields {
  const { row, level, values } = record
  const faults: RowFault[] = []
  const fields: Record<string, unknown> = {}
  const cells = before === null ? {} : writtenCells(before, reading.decimal)
  const was: unknown = before === null ? {} : Reflect.get(before, 'targeting')
  const targeting = new Map<string, unknown>(Object.entries(was ?? {}))
  let isAimed = false
  for (const [column, text] of values) {
    // A cell as the download wrote it leaves its value alone, whatever reading makes of it.
    if (textOfCell(guarded(cells[column] ?? '')) === text) continue
    if (!bulkColumn(column).levels.includes(level)) {
      const message = reading.say.columnElsewhere()
      faults.push({ row, column, code: 'column-elsewhere', message })
      continue
    }
    const read = readCell(column, text, reading)
    if (!('value' in read)) {
      faults.push({ row, column, ...read })
      continue
    }
    const part = partOfColumn.get(column)
    const field = fieldOfColumn.get(column)
    if (part !== undefined) isAimed = setPart(targeting, part, read.value) || isAimed
    else if (field !== undefined) {
      const old: unknown = before === null ? undefined : Reflect.get(before, field)
      if (before === null || !isSameValue(old, read.value)) fields[field] = read.value
    }
  }
  if (isAimed) fields.targeting = Object.fromEntries(targeting)
  return { fields, faults: [...faults, ...(before === null ? missing(record, reading) : [])] }
}

/** Finds the values that something new lacks. */
function missing({ row, level, values }: BulkRecord, { say }: CellFormat): readonly RowFault[] {
  return bulkColumnNames
    .filter((column) => {
      const { isNeeded = false, levels, kind } = bulkColumn(column)
      const isRead = kind !== 'level' && (kind !== 'id' || column === 'pin_id')
      return isNeeded && isRead && levels.includes(level) && !values.has(column)
    })
    .map((column) => ({ row, column, code: 'value-needed', message: say.valueNeeded() }))
}
