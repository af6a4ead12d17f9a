import { type GridLayout, layoutHeight, placeAt } from './layout.ts'
import { firstRowBelow } from './window.ts'

/** What the reader is looking at. */
export interface GridPosition {
  /** The top pin. */
  readonly pinId: string
  /** How far its top lies below the line that counts as the top of the screen. */
  readonly offset: number
  /** Where that line was, from the grid's top: for when the pin is gone. */
  readonly top: number
  /** The pin that was opened from here; the focus returns to it. */
  readonly opened?: string
}

/** The first pin, by order, of those at the top of the screen; null while the grid's top is on the screen. */
export function positionAt(
  layout: GridLayout,
  idOf: (index: number) => string | undefined,
  line: number,
): GridPosition | null {
  if (line <= 0) return null
  let first: number | null = null
  layout.columns.forEach((indexes, column) => {
    const row = firstRowBelow(layout, column, line)
    const index = row < (layout.columnCounts[column] ?? 0) ? indexes[row] : undefined
    if (index !== undefined && (first === null || index < first)) first = index
  })
  return first === null ? null : positionOf(layout, idOf, first, line)
}

/** The position that holds to one pin. */
export function positionOf(
  layout: GridLayout,
  idOf: (index: number) => string | undefined,
  index: number,
  line: number,
): GridPosition | null {
  const pinId = idOf(index)
  const place = placeAt(layout, index)
  if (pinId === undefined || place === undefined) return null
  return { pinId, offset: place.top - line, top: line }
}

/** Where the line comes to lie for a pin to be where it was; null when it is not in the layout. */
export function lineFor(
  layout: GridLayout,
  indexOf: (pinId: string) => number | undefined,
  position: GridPosition,
): number | null {
  const index = indexOf(position.pinId)
  const place = index === undefined ? undefined : placeAt(layout, index)
  if (place === undefined) return null
  // A tile that has become shorter must still be on the screen, not above it.
  return place.top - Math.max(position.offset, 1 - place.height)
}

/**
 * Where the line comes to lie, or 'wait' while the pin may still come with the rest of the list. A pin
 * that is gone leaves its place by pixel: when the list has ended, or goes well beyond that place.
 */
export function settledLine(
  layout: GridLayout,
  indexOf: (pinId: string) => number | undefined,
  position: GridPosition,
  list: { readonly more: boolean; readonly screen: number },
): number | 'wait' {
  const line = lineFor(layout, indexOf, position)
  if (line !== null) return line
  const beyond = layoutHeight(layout) - position.top > 3 * list.screen
  return list.more && !beyond ? 'wait' : position.top
}
