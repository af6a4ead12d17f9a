import type { GridPosition } from './anchor.ts'

/** Keeps a grid's position while the reader is on another page. */
export interface PositionStore {
  read(): GridPosition | null
  write(position: GridPosition | null): void
}

/** The part of `window.history` that stores a position in the page's own entry. */
export interface EntryHistory {
  readonly state: unknown
  replaceState(state: unknown, unused: string): void
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsePosition(value: unknown): GridPosition | null {
  if (!isRecord(value)) return null
  const { pinId, offset, top, opened } = value
  if (typeof pinId !== 'string' || !Number.isFinite(offset) || !Number.isFinite(top)) return null
  return {
    pinId,
    offset: Number(offset),
    top: Number(top),
    ...(typeof opened === 'string' ? { opened } : {}),
  }
}

/**
 * Stores a position in the history entry: back, forward and reload find it, a new visit to the same
 * address does not. Other data in the entry stays. A page below another page does not write: the
 * entry belongs to the page above.
 */
export function historyPositions(
  history: EntryHistory,
  key: string,
  path: () => string = () => window.location.pathname,
): PositionStore {
  const slot = `grid:${key}`
  const own = path()
  return {
    read: () => parsePosition(isRecord(history.state) ? history.state[slot] : null),
    write: (position) => {
      if (path() !== own) return
      const { [slot]: known, ...others } = isRecord(history.state) ? history.state : {}
      if (position !== null) history.replaceState({ ...others, [slot]: position }, '')
      else if (known !== undefined) history.replaceState(others, '')
    },
  }
}
