import { type GridPosition, positionAt, positionOf } from './anchor.ts'
import type { GrownLayout } from './grow.ts'

const idOf =
  ({ pins }: GrownLayout) =>
  (index: number) =>
    pins[index]?.id

/**
 * Where the reader is in a grid: what they see, what is still looked for, and where the grid itself
 * has moved to. Lines are measured from the grid's top.
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
    /** What the reader sees, or null while that is the grid's top. */
    seen,
    wanted: () => wanted,
    want(position: GridPosition | null): void {
      wanted = position
    },
    /** What is seen now is to be seen again, when tiles have been laid out anew. */
    hold(): void {
      wanted ??= seen()
    },
    /** The top of the screen is at this line. */
    notice(grown: GrownLayout, line: number): void {
      // Where the grid itself put it, the pin it held to is still the one, though another reaches as high.
      if (placedAt !== null && Math.abs(line - placedAt) < 2) return
      placedAt = null
      held = null
      last = { grown, line }
    },
    /** What was wanted is where it should be, with the top of the screen at this line. */
    placed(line: number): void {
      held = wanted
      wanted = null
      placedAt = line
    },
    /** The position to come back to from a pin that is about to be opened. */
    opening(grown: GrownLayout, index: number, line: number): GridPosition | null {
      const opened = grown.pins[index]?.id
      const from = seen() ?? positionOf(grown.layout, idOf(grown), index, line)
      return from === null || opened === undefined ? null : { ...from, opened }
    },
  }
}

/** Where the reader is in a grid. */
export type Whereabouts = ReturnType<typeof createWhereabouts>
