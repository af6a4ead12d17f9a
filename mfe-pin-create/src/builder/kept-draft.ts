import type { Draft } from './flow.ts'
import { emptyDraft } from './flow.ts'

const key = 'tessera.pin-draft'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The words that were being written when the page was left; what cannot be read counts as none. */
export function readDraft(storage: Keep): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return emptyDraft
    const texts = Object.entries(kept).filter(
      ([name, value]) => name in emptyDraft && typeof value === 'string',
    )
    return { ...emptyDraft, ...Object.fromEntries(texts) }
  } catch {
    return emptyDraft
  }
}

/** Keeps the words for as long as the tab is open. */
export function keepDraft(storage: Keep, draft: Draft): void {
  storage.setItem(key, JSON.stringify(draft))
}

/** Forgets them, once the pin is there. */
export function forgetDraft(storage: Keep): void {
  storage.removeItem(key)
}
