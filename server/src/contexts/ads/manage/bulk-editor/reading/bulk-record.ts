import {
  type BulkColumn,
  type BulkLevel,
  bulkColumn,
  bulkLevels,
  idLetters,
} from '@tessera/contracts/ads/bulk-template'
import { unguarded } from '@tessera/contracts/ads/csv-field'
import { limits } from '@tessera/contracts/limits'
import { saidText } from '@tessera/contracts/said-text'
import type { OpenedTemplate } from './open-template.ts'
import { type CellFault, type CellFormat, readId } from './read-cell.ts'
import type { TableRow } from './table-rows.ts'

/** A fault of a row, in a column or as a whole. */
export interface RowFault extends CellFault {
  readonly row: number
  readonly column: BulkColumn | null
}

/** A row that says what it is about. Ids are digits, or 'new:' and a name. */
export interface BulkRecord {
  readonly row: number
  readonly level: BulkLevel
  readonly campaign: string
  /** Null for a campaign. */
  readonly group: string | null
  /** Null for all but an ad. */
  readonly ad: string | null
  /** The cells that say something, without those of its own ids. */
  readonly values: ReadonlyMap<BulkColumn, string>
}

const idColumns = ['campaign_id', 'ad_group_id', 'ad_id'] as const

/** Returns the text that a cell of a file says. */
export const textOfCell = (cell: string): string => saidText(unguarded(cell.trim())) ?? ''

/** Returns the cells that say something; undefined when there are more than the header has. */
function cellsOf(
  { columns }: Pick<OpenedTemplate, 'columns'>,
  cells: readonly string[],
): Map<BulkColumn, string> | undefined {
  const values = new Map<BulkColumn, string>()
  for (const [at, cell] of cells.entries()) {
    const text = textOfCell(cell)
    if (text === '') continue
    const column = columns[at]
    if (column === undefined) return undefined
    if (column !== null) values.set(column, text)
  }
  return values
}

const levelOf = (text: string | undefined): BulkLevel | undefined => {
  const word = text
    ?.toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace('adgroup', 'ad-group')
  return bulkLevels.find((level) => level === word)
}

/** Returns the row as a record, or its faults. */
export function recordOf(
  template: Pick<OpenedTemplate, 'columns'>,
  table: TableRow,
  reading: CellFormat,
): BulkRecord | readonly RowFault[] {
  const { row } = table
  const { say } = reading
  const broken = { row, column: null, code: 'row-broken', message: say.rowBroken() }
  if ('fault' in table) {
    if (table.fault === 'rowBroken') return [broken]
    return [{ ...broken, code: 'row-long', message: say.rowLong({ most: limits.bulkRowMax }) }]
  }
  const values = cellsOf(template, table.cells)
  if (values === undefined) return [broken]
  const level = levelOf(values.get('level'))
  if (level === undefined)
    return [{ row, column: 'level', code: 'level-unknown', message: say.levelUnknown() }]
  values.delete('level')
  const faults: RowFault[] = []
  const ids = idColumns.map((column) => {
    const text = values.get(column)
    const isOwn = bulkColumn(column).levels.includes(level)
    if (!isOwn) return null
    values.delete(column)
    const read =
      text === undefined
        ? { code: 'id-missing', message: say.idMissing() }
        : readId(text, idLetters[column], reading)
    if ('value' in read) return read.value
    faults.push({ row, column, ...read })
    return null
  })
  const [campaign = null, group = null, ad = null] = ids
  if (campaign === null || faults.length > 0) return faults
  return { row, level, campaign, group, ad, values }
}
