/** A press of a key, as an act on the queue. */
export type QueueKey =
  | { readonly does: 'next' | 'previous' | 'show' | 'hand-on' | 'undo' }
  | { readonly does: 'choose'; readonly at: number }

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Returns what a key does in the queue; undefined for any other key. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: Press): QueueKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'j') return { does: 'next' }
  if (letter === 'k') return { does: 'previous' }
  if (letter === 'v') return { does: 'show' }
  if (letter === 'h') return { does: 'hand-on' }
  if (letter === 'z') return { does: 'undo' }
  return /^[1-4]$/.test(key) ? { does: 'choose', at: Number(key) - 1 } : undefined
}

interface Queued {
  readonly case_id: string
}

/**
 * Returns the place of the case that is shown. One that was decided, here or by somebody else, leaves the list: the
 * one that took its place is shown, or the last.
 */
export function placeOf(
  cases: readonly Queued[],
  shown: { readonly caseId: string | undefined; readonly at: number },
): number {
  const at = cases.findIndex(({ case_id: id }) => id === shown.caseId)
  return at >= 0 ? at : Math.max(0, Math.min(shown.at, cases.length - 1))
}

const hour = 3_600_000

/** Returns the time that is left for a case: whole days, or hours on the last; 'over' when it is due. */
export function timeLeft(
  dueAt: string,
  now: Date,
): { readonly unit: 'day' | 'hour'; readonly count: number } | 'over' {
  const hours = Math.floor((Date.parse(dueAt) - now.getTime()) / hour)
  if (hours < 0) return 'over'
  return hours >= 48
    ? { unit: 'day', count: Math.floor(hours / 24) }
    : { unit: 'hour', count: hours }
}
