import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

interface NoteFields {
  readonly title: string
  readonly text: string
  /** The revision that the changes started from; null for a new note. */
  readonly revision: number | null
  /** The service's error message, until the draft changes. */
  readonly refusal: string | null
  /** The latest version, when somebody else has changed the note meanwhile. */
  readonly theirs: BoardNote | null
}

/** The contents of a note's form. */
export type NoteDraft = NoteFields & ({ readonly kind: 'writing' } | { readonly kind: 'saving' })

export type NoteEvent =
  | { readonly type: 'written'; readonly title?: string; readonly text?: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'overtaken'; readonly by: BoardNote }
  | { readonly type: 'put-together' }

/** The errors of a draft by field. */
export interface NoteFaults {
  readonly title: string | undefined
  readonly text: string | undefined
}

/** Returns the draft that the form opens with. */
export const draftOf = (note: BoardNote | null): NoteDraft => ({
  title: note?.title ?? '',
  text: note?.text ?? '',
  revision: note?.revision ?? null,
  kind: 'writing',
  refusal: null,
  theirs: null,
})

const isLong = (text: string, max: number): string | undefined =>
  text.trim().length > max ? words.tooLong({ max }) : undefined

/** Returns the errors of a draft. */
export const faultsOf = ({ title, text }: NoteDraft): NoteFaults => ({
  title: isLong(title, limits.noteTitleMax),
  text: isLong(text, limits.noteTextMax),
})

/** True when the draft can be saved. */
export function mayKeep(draft: NoteDraft): boolean {
  const { title, text } = faultsOf(draft)
  const says = draft.title.trim() !== '' || draft.text.trim() !== ''
  return says && draft.kind === 'writing' && title === undefined && text === undefined
}

/** Returns both texts, the other version's first. A text that contains the other stands alone. */
function together({ text }: NoteDraft, theirs: BoardNote): string {
  const mine = text.trim()
  if (theirs.text.includes(mine)) return theirs.text
  return mine.includes(theirs.text) ? mine : `${theirs.text}\n\n${mine}`
}

/** Returns the draft after an event. A refusal keeps everything that was written. */
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
      return mayKeep(draft) ? { ...draft, kind: 'saving', refusal: null } : draft
    case 'refused':
      return { ...draft, kind: 'writing', refusal: event.why }
    case 'overtaken':
      // The next press on Save replaces the other version, which the person has seen by then.
      return { ...draft, kind: 'writing', theirs: event.by, revision: event.by.revision }
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
