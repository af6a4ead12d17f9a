import { type GridLayout, placeAt } from './layout.ts'
import { firstRowBelow } from './window.ts'

/** What the reader is looking at: the top pin, and how far its top lies below the top of the screen. */
export interface GridPosition {
  readonly pinId: string
  readonly offset: number
}

/** The first pin, by order, of those at the top of the screen; null while the grid's top is on the screen. */
export function positionAt(
  layout: GridLayout,
  idOf: (index: number) => string | undefined,
  scrollTop: number,
): GridPosition | null {
  if (scrollTop <= 0) return null
  let first: number | null = null
  layout.columns.forEach((indexes, column) => {
    const row = firstRowBelow(layout, column, scrollTop)
    const index = row < (layout.columnCounts[column] ?? 0) ? indexes[row] : undefined
    if (index !== undefined && (first === null || index < first)) first = index
  })
  if (first === null) return null
  const pinId = idOf(first)
  const place = placeAt(layout, first)
  if (pinId === undefined || place === undefined) return null
  return { pinId, offset: place.top - scrollTop }
}

/** How far to scroll the grid to bring a pin back to where it was; null when it is not in the layout. */
export function scrollTopFor(
  layout: GridLayout,
  indexOf: (pinId: string) => number | undefined,
  position: GridPosition,
): number | null {
  const index = indexOf(position.pinId)
  const place = index === undefined ? undefined : placeAt(layout, index)
  if (place === undefined) return null
  // A tile that has become shorter must still be on the screen, not above it.
  const offset = Math.max(position.offset, 1 - place.height)
  return Math.max(0, place.top - offset)
}
