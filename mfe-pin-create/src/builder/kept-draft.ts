import type { Draft } from './flow.ts'
import { emptyDraft } from './flow.ts'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the storage key of a draft. Each owner has their own, so nobody reads another's draft. */
const keyOf = (owner: string): string => `tessera.pin-draft.${owner}`

/**
 * Returns the kept draft, or a fresh one when there is none or it is unreadable. The owner is a
 * person, or a person and the page that they make a pin of.
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

/** Keeps the draft while the tab is open. A full or blocked storage keeps nothing and throws nothing. */
export function keepDraft(storage: Keep, owner: string, draft: Draft): void {
  try {
    storage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // The page still holds the text; only a reload loses it.
  }
}

/** Removes the draft, once the pin is published. */
export function forgetDraft(storage: Keep, owner: string): void {
  storage.removeItem(keyOf(owner))
}
