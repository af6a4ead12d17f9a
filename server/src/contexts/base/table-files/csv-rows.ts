/** A row of a CSV file: its cells, or why it has none. */
export type CsvRow =
  | { readonly cells: readonly string[] }
  | { readonly fault: 'cells-wrong' | 'row-too-long'; readonly text: string }

/** The format of a CSV file. */
export interface CsvShape {
  readonly delimiter: string
  /** The number of cells of each row. */
  readonly columns: number
  /** Max characters of a row. */
  readonly rowMax: number
}

/** Reads the rows of a CSV file piece by piece. */
export interface CsvReader {
  rows(text: string): Generator<CsvRow>
  end(): Generator<CsvRow>
}

type Found =
  | { readonly cells: string[]; readonly next: number }
  /** More text is needed. */
  | 'open'
  /** A quote is followed by something else than the end of its cell. */
  | 'broken'

/** Finds the end of a line; at the end of the file, a line ends without a line break. */
function lineEnd(text: string, at: number, isLast: boolean): number {
  const end = text.indexOf('\n', at)
  return end < 0 && isLast ? text.length : end
}

/** Reads a cell in quotes; two quotes stand for one. */
function quotedCell(
  text: string,
  at: number,
  isLast: boolean,
): { readonly cell: string; readonly end: number } | 'open' {
  let cell = ''
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from)
    if (quote < 0 || (quote + 1 === text.length && !isLast)) return 'open'
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/** Reads the row that begins there. A quote within a bare cell is a letter: 6" lamp. */
export function csvRowAt(text: string, at: number, delimiter: string, isLast: boolean): Found {
  const end = lineEnd(text, at, isLast)
  if (end >= 0) {
    const line = text.slice(at, end)
    if (!line.includes('"')) return { cells: line.split(delimiter), next: end + 1 }
  }
  const cells: string[] = []
  // Found once for each line: a row of many cells would look for it from each of them.
  let rest = end
  for (let from = at; ; ) {
    let stop = from
    if (text[from] === '"') {
      const quoted = quotedCell(text, from, isLast)
      if (quoted === 'open') return 'open'
      cells.push(quoted.cell)
      stop = quoted.end
      while (text[stop] === ' ') stop += 1
    } else {
      if (rest < from) rest = lineEnd(text, from, isLast)
      if (rest < 0) return 'open'
      const line = text.slice(from, rest)
      const length = line.indexOf(delimiter)
      const cell = length < 0 ? line : line.slice(0, length)
      cells.push(cell)
      stop = from + cell.length
    }
    if (stop >= text.length) return isLast ? { cells, next: stop + 1 } : 'open'
    if (text[stop] === '\n') return { cells, next: stop + 1 }
    if (text[stop] !== delimiter) return 'broken'
    from = stop + 1
  }
}

/** A table that a spreadsheet wrote may have empty cells behind its columns. */
function fits(cells: readonly string[], columns: number): boolean {
  if (cells.length < columns) return false
  for (let at = columns; at < cells.length; at += 1) if (cells[at] !== '') return false
  return true
}

const isBlank = (cells: readonly string[]): boolean => cells.length === 1 && cells[0]?.trim() === ''

/**
 * Creates a reader that goes on at the next line that is a row when one is broken: a quote that is
 * never closed spoils one line, and not the rest of the file.
 */
export function csvReader({ delimiter, columns, rowMax }: CsvShape): CsvReader {
  let text = ''
  /** True within a line that is too long, until its end. */
  let isSkipping = false

  /** Returns where the row behind a broken one begins, whose cells seem to end there. */
  function resumeAt(second: number, next: number, isLast: boolean): number | 'open' {
    for (let at = second; at < next; at = lineEnd(text, at, isLast) + 1) {
      const found = csvRowAt(text, at, delimiter, isLast)
      if (found === 'open' && !isLast) return 'open'
      if (typeof found !== 'string' && fits(found.cells, columns)) return at
    }
    return next
  }

  /** Reads the row that begins there, and where the next one does; undefined when it has not arrived. */
  function rowAt(at: number, end: number, isLast: boolean) {
    const found = csvRowAt(text, at, delimiter, isLast)
    const line = text.slice(at, end)
    const canWait = !isLast && text.length - at <= 2 * rowMax
    if (found === 'open' && canWait) return undefined
    const broken = { fault: 'cells-wrong', text: line } as const
    if (typeof found === 'string') return { row: broken, next: end + 1 }
    const { cells, next } = found
    if (isBlank(cells)) return { row: undefined, next }
    if (fits(cells, columns)) {
      const tooLong = { fault: 'row-too-long', text: line } as const
      return { row: next - at > rowMax + 1 ? tooLong : { cells }, next }
    }
    // A row of several lines may be one line with a broken quote.
    const resume = resumeAt(end + 1, next, isLast)
    if (resume === 'open' && canWait) return undefined
    return { row: broken, next: resume === 'open' ? end + 1 : resume }
  }

  function* taken(isLast: boolean): Generator<CsvRow> {
    let at = 0
    while (at < text.length) {
      const end = lineEnd(text, at, isLast)
      const isTooLong = (end < 0 ? text.length : end) - at > rowMax
      if (isTooLong && !isSkipping)
        yield { fault: 'row-too-long', text: text.slice(at, at + rowMax) }
      if (isTooLong || isSkipping) {
        isSkipping = end < 0
        at = isSkipping ? text.length : end + 1
        continue
      }
      const found = end < 0 ? undefined : rowAt(at, end, isLast)
      if (found === undefined) break
      if (found.row !== undefined) yield found.row
      at = found.next
    }
    text = text.slice(at)
  }

  return {
    *rows(more) {
      text += more
      yield* taken(false)
    },
    *end() {
      yield* taken(true)
      text = ''
    },
  }
}
