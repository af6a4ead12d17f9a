import { type GridLayout, layoutHeight, placeAt } from './layout.ts'
import { firstRowBelow } from './window.ts'

/** The reader's position in a grid. */
export interface GridPosition {
  /** The top pin. */
  readonly pinId: string
  /** The distance from the line at the top of the screen to the pin's top. */
  readonly offset: number
  /** That line, measured from the grid's top. Used when the pin is gone. */
  readonly top: number
  /** The pin that was opened from here. It gets the focus back. */
  readonly opened?: string
}

/**
 * Returns the first pin, by order, at the top of the screen; null while the grid's top is on the
 * screen.
 */
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

/** Returns the position that keeps one pin in place. */
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

/** Returns the line that puts a pin where it was; null when the layout does not have it. */
export function lineFor(
  layout: GridLayout,
  indexOf: (pinId: string) => number | undefined,
  position: GridPosition,
): number | null {
  const index = indexOf(position.pinId)
  const place = index === undefined ? undefined : placeAt(layout, index)
  if (place === undefined) return null
  // A tile that became shorter must stay on the screen.
  return place.top - Math.max(position.offset, 1 - place.height)
}

/**
 * Returns the line to scroll to, or 'wait' while the rest of the list may still bring the pin. For
 * a pin that is gone, returns its pixel position once the list has ended or reaches well below it.
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
