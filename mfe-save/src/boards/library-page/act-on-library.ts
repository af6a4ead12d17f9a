import { defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import { deleteLibraryPins, placeLibraryPins } from '@tessera/contracts/calls/library'
import type { ShellContext } from '@tessera/module'
import { doneText } from '../../moving/bulk-moves/act-text.ts'
import type { Target } from '../../moving/bulk-moves/pin-act.ts'
import { nameOf } from '../../moving/bulk-moves/pin-act.ts'
import { refusalText } from '../../moving/bulk-moves/refusal-text.ts'
import { askPinsOf } from '../../saving/undo/ask-boards.ts'
import { undoOf } from '../../saving/undo/undo-actions.ts'
import type { Filters } from './library-query.ts'

/** The pins of an act: listed ones, or all that the filters show except a few. */
export type ChosenPins =
  | { readonly pin_ids: readonly string[] }
  | (Filters & { readonly except_pin_ids: readonly string[] })

/** An act on pins of a library. */
export interface LibraryAct {
  readonly kind: 'move' | 'copy' | 'delete'
  readonly chosen: ChosenPins
  /** The target; null for a deletion. */
  readonly to: Target | null
  /** The boards that the pins are on. */
  readonly boardIds: readonly string[]
}

interface Acting {
  readonly act: LibraryAct
  readonly shell: ShellContext
}

/** Returns the pins of an act as the calls take them. */
export const listed = (chosen: ChosenPins) =>
  'pin_ids' in chosen
    ? { pin_ids: [...chosen.pin_ids] }
    : { ...chosen, except_pin_ids: [...chosen.except_pin_ids] }

const send = (client: Client, { act }: Acting) => {
  const { kind, to } = act
  if (kind === 'delete' || to === null) return client.call(deleteLibraryPins, listed(act.chosen))
  return client.call(placeLibraryPins, {
    ...listed(act.chosen),
    act: kind,
    new_board_id: to.boardId,
    ...(to.sectionId === null ? {} : { new_section_id: to.sectionId }),
  })
}

const boardsOf = ({ boardIds, to }: LibraryAct) => [
  ...new Set([...boardIds, ...(to === null ? [] : [to.boardId])]),
]

/** Moves, copies or deletes pins of a library, with one undo. */
export const actOnLibrary = defineCommand(send, {
  name: 'act-on-library',
  key: () => crypto.randomUUID(),
  confirm: (_, { act }, draft) => askPinsOf(draft, boardsOf(act)),
  undo: (action, { act }) => undoOf([action], boardsOf(act)),
  say: {
    done: (action, { act: { kind, to }, shell }) =>
      doneText({ kind, place: to === null ? '' : nameOf(to) }, action, shell.$locale.get()),
    failed: (error) => refusalText(error),
  },
})
