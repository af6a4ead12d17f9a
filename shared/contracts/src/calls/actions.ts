import { z } from '@tessera/contracts/schema'
import { Action, TrashItem } from '../entities/action.ts'
import { ActionId, BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinIds } from './lists.ts'

const target = { new_board_id: BoardId, new_section_id: z.optional(SectionId) }

/** All pins of a board or a section, except the listed ones. */
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
  isPublishing: true,
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
  isPublishing: true,
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

/** Moves all pins of a board or section. Large moves run in the background. */
export const moveAllPins = defineCall({
  name: 'BulkEditSelectAllResource.update',
  summary: 'Moves all pins of a board or section.',
  method: 'POST',
  path: '/resource/BulkEditSelectAllResource/update/',
  input: z.strictObject({ ...selectAll, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
  isPublishing: true,
})

/** Copies all pins of a board or section. Large copies run in the background. */
export const copyAllPins = defineCall({
  name: 'BulkEditSelectAllResource.create',
  summary: 'Copies all pins of a board or section.',
  method: 'POST',
  path: '/resource/BulkEditSelectAllResource/create/',
  input: z.strictObject({ ...selectAll, ...target }),
  output: Action,
  errors: moveErrors,
  who: 'member',
  isPublishing: true,
})

/** Deletes all pins of a board or section. Large deletions run in the background. */
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

/** Deletes a board with its pins, sections and notes. */
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

/** Moves a board's pins and sections to another board, and deletes the empty board. */
export const mergeBoard = defineCall({
  name: 'BoardMergeResource.update',
  summary: 'Merges a board into another.',
  method: 'POST',
  path: '/resource/BoardMergeResource/update/',
  input: z.strictObject({ board_id: BoardId, into_board_id: BoardId, ...subjectOptions }),
  output: Action,
  errors: moveErrors,
  who: 'member',
  isPublishing: true,
})

/** Returns an action's progress. */
export const getAction = defineCall({
  name: 'ActionResource.get',
  summary: "Returns an action's progress.",
  method: 'GET',
  path: '/resource/ActionResource/get/',
  input: z.strictObject({ action_id: ActionId }),
  output: Action,
  errors: ['not-found'],
  who: 'member',
})

/** Cancels an action. The part that is done stays, and can be undone. */
export const cancelAction = defineCall({
  name: 'ActionResource.delete',
  summary: 'Cancels a running action.',
  method: 'POST',
  path: '/resource/ActionResource/delete/',
  input: z.strictObject({ action_id: ActionId }),
  output: Action,
  errors: ['not-found', 'action-ended'],
  who: 'member',
})

/** Undoes an action, by the token of its answer or by its id from the trash. */
export const undoAction = defineCall({
  name: 'ActionUndoResource.create',
  summary: 'Undoes an action.',
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

/** Lists what the viewer deleted in the last 30 days, newest first. */
export const trash = defineCall({
  name: 'TrashResource.get',
  summary: 'Lists what the viewer deleted and can restore.',
  method: 'GET',
  path: '/resource/TrashResource/get/',
  input: z.strictObject({
    /** Words of the pins, boards or sections to find. */
    query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
    ...pageOptions,
  }),
  output: z.array(TrashItem),
  errors: [],
  who: 'member',
})

/** Permanently deletes the viewer's trash, or the listed items in it. */
export const emptyTrash = defineCall({
  name: 'TrashResource.delete',
  summary: 'Permanently deletes the trash, or the listed items in it.',
  method: 'POST',
  path: '/resource/TrashResource/delete/',
  input: z.strictObject({
    action_ids: z.optional(z.array(ActionId).check(z.minLength(1), z.maxLength(limits.bulkAtOnce))),
  }),
  output: z.object({ emptied: z.int() }),
  errors: [],
  who: 'member',
})
