import { z } from '@tessera/contracts/schema'
import { Action, TrashItem } from '../entities/action.ts'
import { ActionId, BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'
import { pinIds } from './sections.ts'

const target = { new_board_id: BoardId, new_section_id: z.optional(SectionId) }

/** Every pin of a board, or of one of its sections, but for a few. */
const selectAll = {
  board_id: BoardId,
  old_section_id: z.optional(SectionId),
  except_pin_ids: z._default(z.array(PinId).check(z.maxLength(limits.exceptionsMax)), []),
  ...subjectOptions,
}

const chosen = {
  pin_ids: pinIds,
  board_id: BoardId,
  old_section_id: z.optional(SectionId),
  ...subjectOptions,
}

const moveErrors = [
  'not-found',
  'not-allowed',
  'same-place',
  'board-archived',
  'board-busy',
  'target-busy',
  'board-closing',
] as const

const deleteErrors = ['not-found', 'not-allowed', 'board-busy', 'board-closing'] as const

/** Moves pins to another board or section. */
export const movePins = defineCall({
  name: 'BulkEditResource.update',
  summary: 'Moves pins to another board or section.',
  method: 'POST',
  path: '/resource/BulkEditResource/update/',
  input: z.strictObject({ ...chosen, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
})

/** Copies pins to another board or section. */
export const copyPins = defineCall({
  name: 'BulkEditResource.create',
  summary: 'Copies pins to another board or section.',
  method: 'POST',
  path: '/resource/BulkEditResource/create/',
  input: z.strictObject({ ...chosen, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
})

/** Deletes pins. */
export const deletePins = defineCall({
  name: 'BulkEditResource.delete',
  summary: 'Deletes pins.',
  method: 'POST',
  path: '/resource/BulkEditResource/delete/',
  input: z.strictObject(chosen),
  output: Action,
  errors: deleteErrors,
  who: 'member',
})

/** Moves all pins of a board or section; many of them in the background. */
export const moveAllPins = defineCall({
  name: 'BulkEditSelectAllResource.update',
  summary: 'Moves all pins of a board or section.',
  method: 'POST',
  path: '/resource/BulkEditSelectAllResource/update/',
  input: z.strictObject({ ...selectAll, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
})

/** Copies all pins of a board or section; many of them in the background. */
export const copyAllPins = defineCall({
  name: 'BulkEditSelectAllResource.create',
  summary: 'Copies all pins of a board or section.',
  method: 'POST',
  path: '/resource/BulkEditSelectAllResource/create/',
  input: z.strictObject({ ...selectAll, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
})

/** Deletes all pins of a board or section; many of them in the background. */
export const deleteAllPins = defineCall({
  name: 'BulkEditSelectAllResource.delete',
  summary: 'Deletes all pins of a board or section.',
  method: 'POST',
  path: '/resource/BulkEditSelectAllResource/delete/',
  input: z.strictObject(selectAll),
  output: Action,
  errors: deleteErrors,
  who: 'member',
})

/** Deletes a board with all that is on it. */
export const deleteBoard = defineCall({
  name: 'BoardResource.delete',
  summary: 'Deletes a board.',
  method: 'POST',
  path: '/resource/BoardResource/delete/',
  input: z.strictObject({ board_id: BoardId, ...subjectOptions }),
  output: Action,
  errors: deleteErrors,
  who: 'member',
})

/** Puts a board's pins and sections onto another, and takes the emptied one away. */
export const mergeBoard = defineCall({
  name: 'BoardMergeResource.update',
  summary: 'Merges a board into another.',
  method: 'POST',
  path: '/resource/BoardMergeResource/update/',
  input: z.strictObject({ board_id: BoardId, into_board_id: BoardId, ...subjectOptions }),
  output: Action,
  errors: moveErrors,
  who: 'member',
})

/** How far an action is. */
export const getAction = defineCall({
  name: 'ActionResource.get',
  summary: 'How far an action is.',
  method: 'GET',
  path: '/resource/ActionResource/get/',
  input: z.strictObject({ action_id: ActionId }),
  output: Action,
  errors: ['not-found'],
  who: 'member',
})

/** Stops an action where it is; what it has done stays, and can be undone. */
export const cancelAction = defineCall({
  name: 'ActionResource.delete',
  summary: 'Stops an action that is under way.',
  method: 'POST',
  path: '/resource/ActionResource/delete/',
  input: z.strictObject({ action_id: ActionId }),
  output: Action,
  errors: ['not-found', 'action-ended'],
  who: 'member',
})

/** Takes an action back: by the token of its answer, or by its id out of the trash. */
export const undoAction = defineCall({
  name: 'ActionUndoResource.create',
  summary: 'Takes an action back.',
  method: 'POST',
  path: '/resource/ActionUndoResource/create/',
  input: z.union([
    z.strictObject({ undo_token: z.string().check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ action_id: ActionId }),
  ]),
  output: Action,
  errors: [
    'not-found',
    'not-allowed',
    'undo-gone',
    'board-deleted',
    'board-busy',
    'target-busy',
    'board-closing',
  ],
  who: 'member',
})

/** What the viewer deleted in the last thirty days, the latest first. */
export const trash = defineCall({
  name: 'TrashResource.get',
  summary: 'What the viewer deleted and can bring back.',
  method: 'GET',
  path: '/resource/TrashResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(TrashItem),
  errors: [],
  who: 'member',
})

/** Deletes for good what lies in the viewer's trash: all of it, or what is named. */
export const emptyTrash = defineCall({
  name: 'TrashResource.delete',
  summary: 'Deletes for good what lies in the trash: all of it, or what is named.',
  method: 'POST',
  path: '/resource/TrashResource/delete/',
  input: z.strictObject({
    action_ids: z.optional(z.array(ActionId).check(z.minLength(1), z.maxLength(limits.bulkAtOnce))),
  }),
  output: z.object({ emptied: z.int() }),
  errors: [],
  who: 'member',
})
