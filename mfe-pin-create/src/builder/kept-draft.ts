import type { Draft } from './flow.ts'
import { emptyDraft } from './flow.ts'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Drafts are kept apart, so that the next person on the same tab does not read the last one's. */
const keyOf = (owner: string): string => `tessera.pin-draft.${owner}`

/**
 * The words that were being written when the page was left, or those that it begins with; what cannot
 * be read counts as none. The owner is a person, or a person and what they make a pin of.
 */
export function readDraft(storage: Keep, owner: string, fresh: Draft = emptyDraft): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return fresh
    const texts = Object.entries(kept).filter(
      ([name, value]) => name in emptyDraft && typeof value === 'string',
    )
    return { ...fresh, ...Object.fromEntries(texts) }
  } catch {
    return fresh
  }
}

/** Keeps the words for as long as the tab is open. A storage that is full or blocked keeps none, and nothing else breaks. */
export function keepDraft(storage: Keep, owner: string, draft: Draft): void {
  try {
    storage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // The words are still on the page; only a reload would lose them.
  }
}

/** Forgets them, once the pin is there. */
export function forgetDraft(storage: Keep, owner: string): void {
  storage.removeItem(keyOf(owner))
}
