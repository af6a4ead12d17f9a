import type { Board, Privacy } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import { words as common } from '../../words.ts'
import { words } from './words.ts'

/** What can stand as a board's cover: the latest pin's picture, or that of one pin; or all as it is. */
export type CoverChoice = 'kept' | 'latest' | { readonly pinId: string }

/** A board as its form holds it. */
export interface BoardDraft {
  readonly name: string
  readonly description: string
  readonly privacy: Privacy
  /** Whether its notes become public with it. */
  readonly publishNotes: boolean
  readonly cover: CoverChoice
}

/** What the form of a board began from. */
export type Shown = Pick<Board, 'name' | 'description' | 'privacy'>

/** The form as it opens. */
export const draftOf = ({ name, description, privacy }: Shown): BoardDraft => ({
  name,
  description,
  privacy,
  publishNotes: false,
  cover: 'kept',
})

/** What a draft changes of a board, as the service takes it; nothing where all is as it was. */
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

const publishesNotes = (draft: BoardDraft, board: Shown): boolean =>
  draft.publishNotes && draft.privacy === 'public' && board.privacy !== 'public'

/** Whether a draft says anything but what the board says already. */
export const isChanged = (draft: BoardDraft, board: Shown): boolean =>
  Object.keys(changesOf(draft, board)).length > 0

/** A draft over what somebody else has saved meanwhile: what was not changed here is as it is there. */
export const rebased = (draft: BoardDraft, was: Shown, theirs: Shown): BoardDraft => ({
  name: draft.name.trim() === was.name ? theirs.name : draft.name,
  description:
    draft.description.trim() === was.description ? theirs.description : draft.description,
  privacy: draft.privacy === was.privacy ? theirs.privacy : draft.privacy,
  publishNotes: draft.publishNotes,
  cover: draft.cover,
})

const lengthOf = (text: string): number => [...text.trim()].length

/** What is wrong with a draft before it is sent, by field. */
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

/** Where a refusal is said: at the name, or for the form as a whole. */
export const fieldOf = ({ code }: Pick<CallError, 'code'>): 'name' | 'form' =>
  code === 'name-blank' || code === 'name-long' || code === 'name-taken' ? 'name' : 'form'
