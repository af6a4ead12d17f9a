import type { Board, Privacy } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { words as common } from '../../saving/words.ts'
import { words } from './words.ts'

/** The choice of a cover: unchanged, the latest pin's picture, or the picture of one pin. */
export type CoverChoice = 'kept' | 'latest' | { readonly pinId: string }

/** The contents of a board's form. */
export interface BoardDraft {
  readonly name: string
  readonly description: string
  readonly privacy: Privacy
  /** True when the board's notes become public with it. */
  readonly publishNotes: boolean
  readonly cover: CoverChoice
}

/** The fields of a board that its form starts from. */
export type Shown = Pick<Board, 'name' | 'description' | 'privacy'>

/** Returns the draft that a form opens with. */
export const draftOf = ({ name, description, privacy }: Shown): BoardDraft => ({
  name,
  description,
  privacy,
  publishNotes: false,
  cover: 'kept',
})

/** Returns the input of the call for what a draft changes; empty when it changes nothing. */
export function changesOf(draft: BoardDraft, board: Shown) {
  const name = draft.name.trim()
  const description = draft.description.trim()
  return {
    ...(name === board.name ? {} : { name }),
    ...(description === board.description ? {} : { description }),
    ...(draft.privacy === board.privacy ? {} : { privacy: draft.privacy }),
    ...(publishesNotes(draft, board) ? { publish_notes: true } : {}),
    ...(draft.cover === 'kept'
      ? {}
      : { cover_pin_id: draft.cover === 'latest' ? null : draft.cover.pinId }),
  }
}

/** Returns the old values of the changed fields, by which the service notices a change in between. */
export function startedFrom(changes: ReturnType<typeof changesOf>, was: Shown) {
  const { name, description, privacy } = was
  const old = {
    ...('name' in changes ? { name } : {}),
    ...('description' in changes ? { description } : {}),
    ...('privacy' in changes ? { privacy } : {}),
  }
  return Object.keys(old).length === 0 ? {} : { was: old }
}

const publishesNotes = (draft: BoardDraft, board: Shown): boolean =>
  draft.publishNotes && draft.privacy === 'public' && board.privacy !== 'public'

/** True when a draft differs from the board. */
export const isChanged = (draft: BoardDraft, board: Shown): boolean =>
  Object.keys(changesOf(draft, board)).length > 0

/** Applies a draft's changes to the version that somebody else has saved. */
export const rebased = (draft: BoardDraft, was: Shown, theirs: Shown): BoardDraft => ({
  name: draft.name.trim() === was.name ? theirs.name : draft.name,
  description:
    draft.description.trim() === was.description ? theirs.description : draft.description,
  privacy: draft.privacy === was.privacy ? theirs.privacy : draft.privacy,
  publishNotes: draft.publishNotes,
  cover: draft.cover,
})

const lengthOf = (text: string): number => [...text.trim()].length

/** Returns the errors of a draft by field. */
export function faultsOf(draft: BoardDraft): {
  readonly name?: string
  readonly description?: string
} {
  const { boardTitleMax, boardTextMax } = limits
  const blank = draft.name.trim() === '' ? common.boardNameBlank() : undefined
  const long =
    lengthOf(draft.name) > boardTitleMax
      ? common.boardNameLong({ maxLength: boardTitleMax })
      : undefined
  const name = blank ?? long
  return {
    ...(name === undefined ? {} : { name }),
    ...(lengthOf(draft.description) > boardTextMax
      ? { description: words.descriptionLong({ max: boardTextMax }) }
      : {}),
  }
}
