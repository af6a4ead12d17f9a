/** A row of a CSV file: its cells, or why it has none. */
export type CsvRow =
  | { readonly cells: readonly string[] }
  | { readonly fault: 'cells-wrong' | 'row-too-long'; readonly text: string }

/** How a CSV file is written. */
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
  for (let from = at; ; ) {
    let stop = from
    if (text[from] === '"') {
      const quoted = quotedCell(text, from, isLast)
      if (quoted === 'open') return 'open'
      cells.push(quoted.cell)
      stop = quoted.end
      while (text[stop] === ' ') stop += 1
    } else {
      const rest = lineEnd(text, from, isLast)
      if (rest < 0) return 'open'
      const cell = text.slice(from, rest).split(delimiter, 1)[0] ?? ''
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

/**
 * Creates a reader that goes on at the next line when a row is broken: a quote that is never closed
 * spoils one line, and not the rest of the file. Each line is looked at twice at most.
 */
export function csvReader({ delimiter, columns, rowMax }: CsvShape): CsvReader {
  let text = ''
  /** True within a line that is too long, until its end. */
  let isSkipping = false

  function* taken(isLast: boolean): Generator<CsvRow> {
    let at = 0
    while (at < text.length) {
      const end = lineEnd(text, at, isLast)
      if (isSkipping) {
        if (end < 0) break
        isSkipping = false
        at = end + 1
        continue
      }
      if ((end < 0 ? text.length : end) - at > rowMax) {
        yield { fault: 'row-too-long', text: text.slice(at, at + rowMax) }
        isSkipping = end < 0
        at = end + 1
        if (isSkipping) text = ''
        continue
      }
      const found = csvRowAt(text, at, delimiter, isLast)
      if (found === 'open' && !isLast && (end < 0 || text.length - at <= 2 * rowMax)) break
      const line = { at, end, text: text.slice(at, end) }
      if (typeof found === 'string') {
        yield { fault: 'cells-wrong', text: line.text }
        at = end + 1
        continue
      }
      at = yield* ofCells(found, line)
    }
    text = isSkipping ? '' : text.slice(at)
  }

  /** Yields the row that was found, and returns where the next one begins. */
  function* ofCells(
    { cells, next }: Exclude<Found, string>,
    line: { readonly at: number; readonly end: number; readonly text: string },
  ): Generator<CsvRow, number> {
    if (cells.length === 1 && cells[0]?.trim() === '') return next
    if (!fits(cells, columns)) {
      yield { fault: 'cells-wrong', text: line.text }
      // A row of several lines may be one line with a broken quote.
      return line.end + 1
    }
    yield next - line.at > rowMax + 1 ? { fault: 'row-too-long', text: line.text } : { cells }
    return next
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
