import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

/** A note that is being written. */
export interface NoteDraft {
  readonly title: string
  readonly text: string
  /** Which revision the changes began from; null for a note that is not there yet. */
  readonly revision: number | null
  readonly saving: boolean
  /** Why it could not be saved. */
  readonly refusal: string | null
  /** What the note says by now, where somebody else has changed it meanwhile. */
  readonly theirs: BoardNote | null
}

export type NoteEvent =
  | { readonly type: 'written'; readonly title?: string; readonly text?: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'overtaken'; readonly by: BoardNote }
  | { readonly type: 'put-together' }

/** What is wrong with each part of a draft, in words. */
export interface NoteFaults {
  readonly title: string | undefined
  readonly text: string | undefined
}

/** A note as it is, or an empty one. */
export const draftOf = (note: BoardNote | null): NoteDraft => ({
  title: note?.title ?? '',
  text: note?.text ?? '',
  revision: note?.revision ?? null,
  saving: false,
  refusal: null,
  theirs: null,
})

const isLong = (text: string, max: number): string | undefined =>
  text.trim().length > max ? words.tooLong({ max }) : undefined

/** What is wrong with a draft. */
export const faultsOf = ({ title, text }: NoteDraft): NoteFaults => ({
  title: isLong(title, limits.noteTitleMax),
  text: isLong(text, limits.noteTextMax),
})

/** Whether a draft says anything that the service would take. */
export function mayKeep(draft: NoteDraft): boolean {
  const { title, text } = faultsOf(draft)
  const says = draft.title.trim() !== '' || draft.text.trim() !== ''
  return says && !draft.saving && title === undefined && text === undefined
}

/** Both texts, theirs first; what both say is said once. */
function together({ text }: NoteDraft, theirs: BoardNote): string {
  const mine = text.trim()
  if (theirs.text.includes(mine)) return theirs.text
  return mine.includes(theirs.text) ? mine : `${theirs.text}\n\n${mine}`
}

/** What becomes of a draft. Nothing that was written goes, whatever the service says. */
export function next(draft: NoteDraft, event: NoteEvent): NoteDraft {
  switch (event.type) {
    case 'written':
      return {
        ...draft,
        title: event.title ?? draft.title,
        text: event.text ?? draft.text,
        refusal: null,
      }
    case 'sent':
      return mayKeep(draft) ? { ...draft, saving: true, refusal: null } : draft
    case 'refused':
      return { ...draft, saving: false, refusal: event.why }
    case 'overtaken':
      // Whoever saves once more has read what it says now.
      return { ...draft, saving: false, theirs: event.by, revision: event.by.revision }
    case 'put-together':
      if (draft.theirs === null) return draft
      return {
        ...draft,
        title: draft.title.trim() === '' ? draft.theirs.title : draft.title,
        text: together(draft, draft.theirs),
        theirs: null,
      }
  }
}
