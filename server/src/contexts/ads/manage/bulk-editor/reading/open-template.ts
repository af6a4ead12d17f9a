import {
  type BulkColumn,
  bulkColumnNames,
  isBulkColumn,
} from '@tessera/contracts/ads/bulk-template'
import type { BulkRun } from '@tessera/contracts/calls/bulk-runs'
import { limits } from '@tessera/contracts/limits'
import { inputBudgets } from '../../../../../platform/readers/budgets.ts'
import { csvRowAt } from '../../../../base/table-files/csv-rows.ts'
import { lettersOf } from '../../../../base/table-files/letters.ts'
import { lineBreaks, sayingDelimiter } from '../../../../base/table-files/line-breaks.ts'
import { type TableRow, tableRows } from './table-rows.ts'

/** The reason a whole file can't be read. */
export type Unfit = NonNullable<BulkRun['unfit']>

/** A file whose header was read. */
export interface OpenedTemplate {
  /** The column of each cell; null for cells below an empty head. */
  readonly columns: readonly (BulkColumn | null)[]
  /** The decimal mark of its amounts: files with semicolons write a comma. */
  readonly decimal: '.' | ','
  readonly rows: AsyncGenerator<TableRow>
}

const delimiters = [',', ';', '\t'] as const

const columnOf = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

interface Header {
  readonly delimiter: (typeof delimiters)[number]
  readonly heads: readonly string[]
  readonly next: number
}

const knownIn = ({ heads }: Header): number => heads.filter(isBulkColumn).length

/** Reads the header with the delimiter that gives the most columns. */
function headerOf(text: string, isLast: boolean): Header | undefined {
  const at = sayingDelimiter.test(text) ? text.indexOf('\n') + 1 : 0
  const all = delimiters.flatMap((delimiter): Header[] => {
    const found = csvRowAt(text, at, delimiter, isLast)
    if (typeof found === 'string') return []
    return [{ delimiter, heads: found.cells.map(columnOf), next: found.next }]
  })
  return all.toSorted((one, other) => knownIn(other) - knownIn(one))[0]
}

/** Decodes a file piece by piece. */
async function* textsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let letters: ReturnType<typeof lettersOf> | undefined
  const broken = lineBreaks()
  for await (const bytes of chunks) {
    letters ??= lettersOf(bytes)
    yield broken(letters.text(bytes))
  }
  if (letters !== undefined) yield broken(letters.end())
}

/** Finds columns that are unknown or named twice, and those without which no row can be read. */
function unfitIn(heads: readonly string[]): Unfit | undefined {
  const unknown = heads
    .slice(0, inputBudgets.columns)
    .filter((head, at) => head !== '' && (!isBulkColumn(head) || heads.indexOf(head) !== at))
  const needed: readonly BulkColumn[] = ['level', 'campaign_id']
  const missing = needed.filter((name) => !heads.includes(name))
  if (missing.length > 0) return { why: 'columns-missing', columns: missing }
  if (unknown.length === 0) return undefined
  return { why: 'column-unknown', columns: unknown.slice(0, 10).map((name) => name.slice(0, 40)) }
}

/** Opens a template that arrives in pieces; says why when it can't be read. */
export async function openTemplate(
  chunks: AsyncIterable<Uint8Array>,
): Promise<OpenedTemplate | Unfit> {
  const texts = textsOf(chunks)
  let text = ''
  let header: Header | undefined
  for (let isLast = false; header === undefined && !isLast; ) {
    const piece = await texts.next()
    isLast = piece.done === true
    text = (text + (piece.value ?? '')).replace(/^[\uFEFF\s]+/, '')
    if (text.length > limits.bulkRowMax) isLast = true
    if (text !== '') header = headerOf(text, isLast)
  }
  if (header === undefined) return { why: 'empty', columns: [] }
  const unfit = unfitIn(header.heads)
  if (unfit !== undefined) return unfit
  const { heads, delimiter, next } = header
  return {
    columns: heads.map((head) => bulkColumnNames.find((name) => name === head) ?? null),
    decimal: delimiter === ';' ? ',' : '.',
    rows: tableRows({ first: text.slice(next), rest: texts, delimiter }),
  }
}
