/** The rows of a table that are drawn, of all its rows. */
export interface RowsShown {
  readonly from: number
  readonly to: number
}

/** Rows above and below the screen that are drawn too, so that fast scrolling finds them. */
const beyond = 12

/** Returns the rows to draw: those on the screen, and some around them. `top` is the table's first row. */
export function rowsShown(
  { top, height }: { readonly top: number; readonly height: number },
  { rows, rowHeight }: { readonly rows: number; readonly rowHeight: number },
): RowsShown {
  const first = Math.floor(-top / rowHeight) - beyond
  const last = Math.ceil((height - top) / rowHeight) + beyond
  const from = Math.min(rows, Math.max(0, first))
  return { from, to: Math.max(from, Math.min(rows, last)) }
}
