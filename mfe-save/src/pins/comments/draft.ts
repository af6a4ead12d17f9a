import { limits } from '@tessera/contracts/limits'

/** What somebody writes below a pin. */
export interface Draft {
  readonly text: string
  /** What is on its way, and shows as if it were posted. */
  readonly sending: string | null
  /** Why the last try was refused. */
  readonly failure: string | null
}

export type DraftEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'sent' }
  | { readonly type: 'posted' }
  | { readonly type: 'refused'; readonly why: string }

/** Nothing written. */
export const emptyDraft: Draft = { text: '', sending: null, failure: null }

/** How near the end somebody is told how much is left. */
const telling = 50

/** How many characters are left, once that is worth saying; negative when there are too many. */
export function charactersLeft({ text }: Draft): number | undefined {
  const left = limits.commentMax - text.trim().length
  return left <= telling ? left : undefined
}

/** Whether a draft may be posted now. */
export function mayPost({ text, sending }: Draft): boolean {
  const { length } = text.trim()
  return sending === null && length > 0 && length <= limits.commentMax
}

/** What becomes of a draft. What was refused comes back before whatever was written meanwhile. */
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
