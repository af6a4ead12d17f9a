import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

interface SectionFields {
  readonly name: string
  /** The suggestion that the name was taken from. */
  readonly suggestion: string | null
  /** The service's error message, until the draft changes. */
  readonly refusal: string | null
}

/** The contents of the add-section form, which is being written or saved. */
export type SectionDraft = SectionFields &
  ({ readonly kind: 'writing' } | { readonly kind: 'saving' })

/** Everything that can happen to the draft; 'left' closes the form and keeps the name. */
export type SectionDraftEvent =
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'suggestion-taken'; readonly name: string }
  | { readonly type: 'add-pressed' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'added' }
  | { readonly type: 'left' }

/** An empty draft. */
export const emptySectionDraft: SectionDraft = {
  kind: 'writing',
  name: '',
  suggestion: null,
  refusal: null,
}

/** Returns the text below the name field: that the name is too long, else the service's message. */
export function sectionFault({ name, refusal }: SectionDraft): string | undefined {
  return [...name.trim()].length > limits.sectionTitleMax
    ? words.nameLong({ maxLength: limits.sectionTitleMax })
    : (refusal ?? undefined)
}

/** True when Add is enabled: the name is valid, not refused, and nothing is being saved. */
export function mayAdd(draft: SectionDraft): boolean {
  const isNamed = draft.name.trim() !== '' && sectionFault(draft) === undefined
  return draft.kind === 'writing' && isNamed
}

/** Returns where the name came from: 0 typed, 1 a suggestion, 2 an edited suggestion. */
export function nameSourceOf({ name, suggestion }: SectionDraft): 0 | 1 | 2 {
  if (suggestion === null) return 0
  return name.trim() === suggestion ? 1 : 2
}

/** Returns the draft after an event. While it is being saved it does not change. */
export function nextSectionDraft(draft: SectionDraft, event: SectionDraftEvent): SectionDraft {
  if (event.type === 'refused') return { ...draft, kind: 'writing', refusal: event.message }
  if (event.type === 'added') return emptySectionDraft
  if (draft.kind === 'saving') return draft
  if (event.type === 'left') return { ...draft, refusal: null }
  const { name } = event.type === 'add-pressed' ? draft : event
  if (event.type === 'suggestion-taken') return { ...draft, name, suggestion: name, refusal: null }
  if (event.type === 'add-pressed') return mayAdd(draft) ? { ...draft, kind: 'saving' } : draft
  // A name typed into an emptied field is not a suggestion.
  const suggestion = name.trim() === '' ? null : draft.suggestion
  return { ...draft, name, suggestion, refusal: null }
}
