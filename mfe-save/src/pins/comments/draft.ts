import { limits } from '@tessera/contracts/limits'

/** The draft of a comment. */
export interface Draft {
  readonly text: string
  /** The text that is being posted, shown as if it were. */
  readonly sending: string | null
  /** The error message of the last try. */
  readonly failure: string | null
}

export type DraftEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'sent' }
  | { readonly type: 'posted' }
  | { readonly type: 'refused'; readonly why: string }

/** An empty draft. */
export const emptyDraft: Draft = { text: '', sending: null, failure: null }

/** Characters left from which the count is shown. */
const telling = 50

/** Returns how many characters are left, near the limit only; negative above it. */
export function charactersLeft({ text }: Draft): number | undefined {
  const left = limits.commentMax - text.trim().length
  return left <= telling ? left : undefined
}

/** True when the draft can be posted. */
export function mayPost({ text, sending }: Draft): boolean {
  const { length } = text.trim()
  return sending === null && length > 0 && length <= limits.commentMax
}

/** Returns the draft after an event. A refused text comes back before the text typed meanwhile. */
export function next(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'written':
      return { ...draft, text: event.text, failure: null }
    case 'sent':
      return mayPost(draft) ? { text: '', sending: draft.text.trim(), failure: null } : draft
    case 'posted':
      return { ...draft, sending: null }
    case 'refused': {
      const kept = [draft.sending ?? '', draft.text].filter((text) => text !== '').join('\n')
      return { text: kept, sending: null, failure: event.why }
    }
  }
}
