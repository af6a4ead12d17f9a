import { type GridPosition, positionAt, positionOf } from './anchor.ts'
import type { GrownLayout } from './grow.ts'

const idOf =
  ({ pins }: GrownLayout) =>
  (index: number) =>
    pins[index]?.id

/**
 * Tracks the reader's position in a grid: what they see, the position to restore, and the grid's
 * own scrolling. Lines are measured from the grid's top.
 */
export function createWhereabouts() {
  let last: { readonly grown: GrownLayout; readonly line: number } | null = null
  let held: GridPosition | null = null
  let wanted: GridPosition | null = null
  let placedAt: number | null = null
  const seen = (): GridPosition | null => {
    held ??= last === null ? null : positionAt(last.grown.layout, idOf(last.grown), last.line)
    return held
  }
  return {
    /** Returns what the reader sees; null at the grid's top. */
    seen,
    wanted: () => wanted,
    want(position: GridPosition | null): void {
      wanted = position
    },
    /** Makes the present view the wanted one, for when tiles are laid out again. */
    hold(): void {
      wanted ??= seen()
    },
    /** Notices what is at the top now, after the reader moved a pin. */
    lookAgain(grown: GrownLayout, line: number): void {
      placedAt = null
      held = null
      last = { grown, line }
    },
    /** The top of the screen is at this line. */
    notice(grown: GrownLayout, line: number): void {
      // After the grid's own scroll the top pin stays the same, even when another pin is as high.
      if (placedAt !== null && Math.abs(line - placedAt) < 2) return
      placedAt = null
      held = null
      last = { grown, line }
    },
    /** The wanted position is reached, with the top of the screen at this line. */
    placed(line: number): void {
      held = wanted
      wanted = null
      placedAt = line
    },
    /** Returns the position to restore when the reader comes back from a pin. */
    opening(grown: GrownLayout, index: number, line: number): GridPosition | null {
      const opened = grown.pins[index]?.id
      const from = seen() ?? positionOf(grown.layout, idOf(grown), index, line)
      return from === null || opened === undefined ? null : { ...from, opened }
    },
  }
}

/** Tracks where the reader is in a grid. */
export type Whereabouts = ReturnType<typeof createWhereabouts>
