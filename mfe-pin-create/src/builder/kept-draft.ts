import type { Draft } from './flow.ts'
import { emptyDraft } from './flow.ts'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Drafts are kept apart, so that the next person on the same tab does not read the last one's. */
const keyOf = (userId: string): string => `tessera.pin-draft.${userId}`

/** The words that were being written when the page was left; what cannot be read counts as none. */
export function readDraft(storage: Keep, userId: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return emptyDraft
    const texts = Object.entries(kept).filter(
      ([name, value]) => name in emptyDraft && typeof value === 'string',
    )
    return { ...emptyDraft, ...Object.fromEntries(texts) }
  } catch {
    return emptyDraft
  }
}

/** Keeps the words for as long as the tab is open. A storage that is full or blocked keeps none, and nothing else breaks. */
export function keepDraft(storage: Keep, userId: string, draft: Draft): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // The words are still on the page; only a reload would lose them.
  }
}

/** Forgets them, once the pin is there. */
export function forgetDraft(storage: Keep, userId: string): void {
  storage.removeItem(keyOf(userId))
}
