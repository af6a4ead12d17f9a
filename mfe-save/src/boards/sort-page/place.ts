/** The pins that wait to be sorted, and the one that is shown. */
export interface Place {
  /** The pin that is shown, or was shown last. */
  readonly id: string | null
  /** Its place among the others, which the next pin takes once it is gone. */
  readonly at: number
}

export const start: Place = { id: null, at: 0 }

/** Returns the place of the pin to show: the same one, or the one that took its place. */
export function placeIn(ids: readonly string[], { id, at }: Place): Place {
  const found = id === null ? -1 : ids.indexOf(id)
  const now = found < 0 ? Math.min(at, ids.length - 1) : found
  return { id: ids[now] ?? null, at: Math.max(0, now) }
}

/** Returns the place some pins further on; from the last pin it goes to the first. */
export function step(ids: readonly string[], place: Place, by: 1 | -1): Place {
  if (ids.length === 0) return place
  const at = (placeIn(ids, place).at + by + ids.length) % ids.length
  return { id: ids[at] ?? null, at }
}

/** Something that a key does. */
export type Press =
  | { readonly type: 'board'; readonly at: number }
  | { readonly type: 'new' | 'skip' | 'remove' | 'undo' | 'before' | 'after' }

const letters: Readonly<Record<string, Exclude<Press['type'], 'board'>>> = {
  n: 'new',
  s: 'skip',
  x: 'remove',
  z: 'undo',
  ArrowLeft: 'before',
  ArrowRight: 'after',
}

/** Returns what a key does; undefined for other keys, and for those with a modifier but Ctrl+Z. */
export function pressOf(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): Press | undefined {
  const { key, altKey } = event
  const isModified = event.ctrlKey || event.metaKey
  if (altKey || (isModified && key !== 'z')) return undefined
  if (/^[1-9]$/.test(key)) return { type: 'board', at: Number(key) - 1 }
  const type = letters[key.length === 1 ? key.toLowerCase() : key]
  return type === undefined ? undefined : { type }
}
