import { type ReportDecision, reportDecisions } from '@tessera/contracts/calls/house-reports'

/** A press of a key, as an act on the queue. */
export type QueueKey =
  | { readonly does: 'next' | 'previous' | 'show' | 'help' }
  | { readonly does: 'decide'; readonly decision: ReportDecision }

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Returns what a key does in the queue; undefined for any other key. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: Press): QueueKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '?') return { does: 'help' }
  const letter = key.toLowerCase()
  if (letter === 'j') return { does: 'next' }
  if (letter === 'k') return { does: 'previous' }
  if (letter === 'v') return { does: 'show' }
  const decision = /^[1-4]$/.test(key) ? reportDecisions[Number(key) - 1] : undefined
  return decision === undefined ? undefined : { does: 'decide', decision }
}

interface Queued {
  readonly pin_id: string
}

/**
 * Returns the place of the report that is shown. One that was decided, here or by somebody else, leaves the list: the
 * one that took its place is shown, or the last.
 */
export function placeOf(
  reports: readonly Queued[],
  shown: { readonly pinId: string | undefined; readonly at: number },
): number {
  const at = reports.findIndex(({ pin_id: id }) => id === shown.pinId)
  return at >= 0 ? at : Math.max(0, Math.min(shown.at, reports.length - 1))
}
