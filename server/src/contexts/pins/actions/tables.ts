import type { ActionKind, ActionState } from '@tessera/contracts/entities/action'
import { limits } from '@tessera/contracts/limits'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { actionId, anyId, boardId, moment, pinId, sectionId, userId } from '../../base/columns.ts'
import {
  keptForDays,
  keptUntil,
  memberRows,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import type { PinNoteChange } from '../pins/note-state.ts'

/** Moves, copies, merges and deletions: the request, its progress and the token that undoes it. */
export const actions = pgTable(
  'actions',
  {
    id: actionId().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account acted for: the member themself, or a business that lets them. */
    actorId: userId('actor_id').notNull(),
    kind: text().$type<ActionKind>().notNull(),
    state: text().$type<ActionState>().notNull(),
    boardId: boardId('board_id').notNull(),
    targetBoardId: boardId('target_board_id'),
    targetSectionId: sectionId('target_section_id'),
    sectionId: sectionId('section_id'),
    /** The pins that a select-all leaves out. */
    exceptions: jsonb().$type<readonly string[]>(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** The number of done pins that the target board had already, so that none was added. */
    alreadyThere: integer('already_there').notNull().default(0),
    /** The place of the last pin that a chunked action took. */
    reached: pinId(),
    error: text(),
    undoHash: text('undo_hash'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    undoneAt: moment('undone_at'),
    /** True when the trash lists it; a save that was undone is not listed. */
    inTrash: boolean('in_trash').notNull().default(true),
    /** The time of its final deletion by the member; the next sweep deletes its pins. */
    emptiedAt: moment('emptied_at'),
  },
  (table) => [
    index('actions_user').on(table.userId, table.id),
    index('actions_undo').on(table.undoHash),
    index('actions_deleted').on(table.boardId).where(sql`${table.kind} = 'delete-pins'`),
  ],
)

/** The place of each pin of an action before the action. */
export const actionPins = pgTable(
  'action_pins',
  {
    actionId: actionId('action_id')
      .notNull()
      .references(() => actions.id, { onDelete: 'cascade' }),
    pinId: pinId('pin_id').notNull(),
    boardId: boardId('board_id').notNull(),
    sectionId: sectionId('section_id'),
    place: pinId().notNull(),
    /**
     * moved to the target, removed because the target had the idea already, copied there, kept for
     * its author, or noted: its note took in the note of a pin that was removed.
     */
    change: text().$type<'moved' | 'removed' | 'copied' | 'kept' | 'noted'>().notNull(),
    /** The pin's note before and after the action; null when the action left it as it was. */
    noteChange: jsonb('note_change').$type<PinNoteChange>(),
  },
  (table) => [primaryKey({ columns: [table.actionId, table.pinId] })],
)

/** Deleted pins and boards that the trash keeps longer, because their removal can still be reversed. */
export const trashHolds = pgTable('trash_holds', {
  id: anyId('id').primaryKey(),
  until: moment('until').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const actionTables = [
  memberRows(actions, {
    owner: 'userId',
    without: ['undoHash'],
    kept: keptForDays(limits.trashDays, 'purge-trash'),
  }),
  memberRows(actionPins, {
    owner: 'actionId',
    leftOut: 'It is what an undo needs: where each Pin of a large move was before.',
    kept: keptForDays(limits.trashDays, 'purge-trash'),
  }),
  serviceRows(trashHolds, keptUntil('a removal can no longer be reversed', 'purge-trash')),
]
