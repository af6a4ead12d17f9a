import { timings } from '@tessera/contracts/timings'
import { newKey } from '../draft/new-key.ts'

const place = 'tessera.new-pins.tab'

/** The id of the tab, which survives a reload; a tab that was duplicated starts with the same one. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(place) ?? newKey()
    sessionStorage.setItem(place, known)
    return known
  } catch {
    return newKey()
  }
}

const lockOf = (holder: string): string => `tessera.new-pins.${holder}`

/** The document's lock: while it is held, no other tab takes what the document has open. */
export interface TabLock {
  /** The name of the document among those that open drafts: its tab's id, and its own. */
  readonly holder: string
  /** Resolves once the lock is held. */
  readonly held: Promise<void>
  /** Runs `take` when the other document has ended. Waits a little for the last one of this tab. */
  whenGone(other: string, take: () => Promise<void>): Promise<void>
  release(): void
}

/** Takes the lock of a document. */
export function holdTab(): TabLock {
  const tab = tabId()
  const holder = `${tab}.${newKey()}`
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const held = new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(holder), () => {
      resolve()
      return over
    })
  })
  return {
    holder,
    held,
    release,
    async whenGone(other, take) {
      // The document before a reload may end a moment after this one has begun.
      const options = other.startsWith(`${tab}.`)
        ? { signal: AbortSignal.timeout(timings.newPinsAwaited) }
        : { ifAvailable: true }
      await navigator.locks
        .request(lockOf(other), options, async (lock) => {
          if (lock !== null) await take()
        })
        .catch(() => {})
    },
  }
}
