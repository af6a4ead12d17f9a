import { limits } from '@tessera/contracts/limits'
import { csvRowAt } from '../../../../base/table-files/csv-rows.ts'

/** A row of a table, numbered as in a spreadsheet: the header is row 1. */
export type TableRow =
  | { readonly row: number; readonly cells: readonly string[] }
  | { readonly row: number; readonly fault: 'rowBroken' | 'rowLong' }

interface Table {
  /** The text behind the header. */
  readonly first: string
  readonly rest: AsyncIterable<string>
  readonly delimiter: string
}

const most = limits.bulkRowMax

/** Returns a function that reads the rows in the text so far; a row that is broken spoils one line. */
function rowReader(delimiter: string) {
  let text = ''
  let row = 1
  /** True within a line that is too long, until its end. */
  let isSkipping = false

  function skipLine(from: number): number {
    const end = text.indexOf('\n', from)
    isSkipping = end < 0
    return end < 0 ? text.length : end + 1
  }

  return function* read(more: string, isLast: boolean): Generator<TableRow> {
    text += more
    let at = isSkipping ? skipLine(0) : 0
    while (at < text.length) {
      const found = csvRowAt(text, at, delimiter, isLast)
      if (found === 'open' && !isLast && text.length - at <= 2 * most) break
      row += 1
      if (typeof found !== 'string' && found.next - at <= most + 1) {
        if (found.cells.some((cell) => cell.trim() !== '')) yield { row, cells: found.cells }
        at = found.next
      } else {
        const from = at
        at = skipLine(at)
        yield { row, fault: at - from > most + 1 ? 'rowLong' : 'rowBroken' }
      }
    }
    text = text.slice(at)
  }
}

/** Reads the rows of a table piece by piece. Rows without a value are left out. */
export async function* tableRows({ first, rest, delimiter }: Table): AsyncGenerator<TableRow> {
  const read = rowReader(delimiter)
  yield* read(first, false)
  for await (const text of rest) yield* read(text, false)
  yield* read('', true)
}
