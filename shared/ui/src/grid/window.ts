import { type GridLayout, placeAt } from './layout.ts'

/** A vertical range of the grid, from its top. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Smaller scrolls do not change what is mounted: half a screen, in whole hundreds. */
function stepOf(viewport: number): number {
  return Math.max(100, Math.floor(viewport / 200) * 100)
}

/** Returns the range that is on the screen, in steps. */
export function shownStretch(scrollTop: number, viewport: number): Stretch {
  const step = stepOf(viewport)
  return {
    from: Math.floor(scrollTop / step) * step,
    to: Math.ceil((scrollTop + viewport) / step) * step,
  }
}

/** Returns the range to mount: the screen and one more in each direction, in steps. */
export function mountedStretch(scrollTop: number, viewport: number): Stretch {
  const step = stepOf(viewport)
  const overscan = Math.ceil(viewport / step) * step
  const { from, to } = shownStretch(scrollTop, viewport)
  return { from: from - overscan, to: to + overscan }
}

/** Returns the first row of a column whose tile ends below a line. */
export function firstRowBelow(layout: GridLayout, column: number, line: number): number {
  const indexes = layout.columns[column] ?? []
  let low = 0
  let high = layout.columnCounts[column] ?? 0
  while (low < high) {
    const middle = (low + high) >> 1
    const place = placeAt(layout, indexes[middle] ?? 0)
    if (place !== undefined && place.top + place.height > line) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the indexes of the tiles in a range, in order. */
export function tilesWithin(layout: GridLayout, { from, to }: Stretch): number[] {
  const found: number[] = []
  layout.columns.forEach((indexes, column) => {
    const count = layout.columnCounts[column] ?? 0
    for (let row = firstRowBelow(layout, column, from); row < count; row += 1) {
      const index = indexes[row]
      const place = index === undefined ? undefined : placeAt(layout, index)
      if (index === undefined || place === undefined || place.top >= to) break
      found.push(index)
    }
  })
  return found.sort((one, other) => one - other)
}

/**
 * Returns the tiles to mount: those in the range, and the neighbors of the focused one, for the Tab
 * key.
 */
export function tilesToMount(
  layout: GridLayout,
  stretch: Stretch,
  focused: number | null,
): readonly number[] {
  const within = tilesWithin(layout, stretch)
  if (focused === null) return within
  const around = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index < layout.count,
  )
  return [...new Set([...within, ...around])].sort((one, other) => one - other)
}

/** True when the grid ends within two screens below this one. */
export function isNearEnd(height: number, scrollTop: number, viewport: number): boolean {
  return height - (scrollTop + viewport) < 2 * viewport
}
