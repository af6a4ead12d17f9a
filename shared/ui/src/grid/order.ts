import { type GridLayout, placeAt, type TilePlace } from './layout.ts'
import { firstRowBelow } from './window.ts'

/** The direction of an arrow key on the screen. */
export type ArrowWay = 'up' | 'down' | 'left' | 'right'

function overlap(one: TilePlace, other: TilePlace): number {
  return Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
}

function beside(layout: GridLayout, place: TilePlace, column: number): number | null {
  const indexes = layout.columns[column] ?? []
  const count = layout.columnCounts[column] ?? 0
  let best: number | null = null
  let bestOverlap = Number.NEGATIVE_INFINITY
  const start = Math.max(0, firstRowBelow(layout, column, place.top) - 1)
  for (let row = start; row < count; row += 1) {
    const index = indexes[row]
    const other = index === undefined ? undefined : placeAt(layout, index)
    if (index === undefined || other === undefined) break
    const shared = overlap(place, other)
    if (shared > bestOverlap) {
      best = index
      bestOverlap = shared
    }
    if (other.top > place.top + place.height) break
  }
  return best
}

/**
 * Returns the next tile in a direction: along the column, or across to the tile that shares most
 * height.
 */
export function neighbour(
  layout: GridLayout,
  index: number,
  way: ArrowWay,
  rtl = false,
): number | null {
  const place = placeAt(layout, index)
  if (place === undefined) return null
  if (way === 'up' || way === 'down') {
    const row = place.row + (way === 'down' ? 1 : -1)
    if (row < 0 || row >= (layout.columnCounts[place.column] ?? 0)) return null
    return layout.columns[place.column]?.[row] ?? null
  }
  const onward = (way === 'right') !== rtl
  return beside(layout, place, place.column + (onward ? 1 : -1))
}
