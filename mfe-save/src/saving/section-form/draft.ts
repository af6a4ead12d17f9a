import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

/** A section that somebody is naming. */
export interface SectionDraft {
  readonly name: string
  /** The suggestion that the name began as. */
  readonly suggestion: string | null
  readonly saving: boolean
  /** What the service said against it, until the draft changes. */
  readonly refusal: string | null
}

/** What can happen to the draft. */
export type SectionDraftEvent =
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'suggestion-taken'; readonly name: string }
  | { readonly type: 'add-pressed' }
  | { readonly type: 'refused'; readonly message: string }

/** A draft with nothing in it. */
export const emptySectionDraft: SectionDraft = {
  name: '',
  suggestion: null,
  saving: false,
  refusal: null,
}

/** What the field says below itself: that the name is too long, else the service's refusal. */
export function sectionFault({ name, refusal }: SectionDraft): string | undefined {
  return [...name.trim()].length > limits.sectionTitleMax
    ? words.nameLong({ maxLength: limits.sectionTitleMax })
    : (refusal ?? undefined)
}

/** Whether Add may be pressed: a name, nothing said against it, nothing on its way. */
export function mayAdd(draft: SectionDraft): boolean {
  return !draft.saving && draft.name.trim() !== '' && sectionFault(draft) === undefined
}

/** Where the name came from: 0 typed, 1 a suggestion as it was, 2 a suggestion that was edited. */
export function nameSourceOf({ name, suggestion }: SectionDraft): 0 | 1 | 2 {
  if (suggestion === null) return 0
  return name.trim() === suggestion ? 1 : 2
}

/** The draft after something happened. While it is being saved it does not change under the service's hands. */
export function nextSectionDraft(draft: SectionDraft, event: SectionDraftEvent): SectionDraft {
  if (event.type === 'refused') return { ...draft, saving: false, refusal: event.message }
  if (draft.saving) return draft
  const { name } = event.type === 'add-pressed' ? draft : event
  if (event.type === 'suggestion-taken') return { ...draft, name, suggestion: name, refusal: null }
  if (event.type === 'add-pressed') return mayAdd(draft) ? { ...draft, saving: true } : draft
  // What is typed into an emptied field is no suggestion any more.
  const suggestion = name.trim() === '' ? null : draft.suggestion
  return { ...draft, name, suggestion, refusal: null }
}
