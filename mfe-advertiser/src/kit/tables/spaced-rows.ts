/** A row of a long table that is drawn, by its index. */
interface Placed {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** A drawn part of a long table: a row, or a gap as high as the rows that are not drawn. */
export type SpacedRow =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly key: string; readonly height: number }

/** Returns the rows with the gaps between them, before them and after them. */
export function spacedRows(rows: readonly Placed[], height: number): readonly SpacedRow[] {
  let end = 0
  const drawn: SpacedRow[] = []
  const gapTo = (start: number, key: string) => {
    if (start > end) drawn.push({ kind: 'gap', key, height: start - end })
  }
  for (const row of rows) {
    gapTo(row.start, `before ${row.index}`)
    drawn.push({ kind: 'row', index: row.index })
    end = row.end
  }
  gapTo(height, 'end')
  return drawn
}

/** Returns the numbers of the pages that the rows from a first to a last one are on. */
export const pagesOf = (first: number, last: number, size: number): readonly number[] => {
  const from = Math.floor(first / size)
  return Array.from({ length: Math.floor(last / size) - from + 1 }, (_, index) => from + index)
}
