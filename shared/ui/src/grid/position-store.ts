import type { GridPosition } from './anchor.ts'

/** Where a grid's position is kept while the reader is elsewhere. */
export interface PositionStore {
  read(): GridPosition | null
  write(position: GridPosition | null): void
}

/** The part of `window.history` that keeps a position with the page's own entry. */
export interface EntryHistory {
  readonly state: unknown
  replaceState(state: unknown, unused: string): void
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsePosition(value: unknown): GridPosition | null {
  if (!isRecord(value)) return null
  const { pinId, offset } = value
  if (typeof pinId !== 'string' || typeof offset !== 'number') return null
  return Number.isFinite(offset) ? { pinId, offset } : null
}

/**
 * Keeps a position in the history entry itself: going back, forward or reloading finds it, a fresh
 * visit to the same address does not. What others keep in the entry stays.
 */
export function historyPositions(history: EntryHistory, key: string): PositionStore {
  const slot = `grid:${key}`
  return {
    read: () => parsePosition(isRecord(history.state) ? history.state[slot] : null),
    write: (position) => {
      const state = isRecord(history.state) ? history.state : {}
      if (position === null && !(slot in state)) return
      history.replaceState({ ...state, [slot]: position ?? undefined }, '')
    },
  }
}
