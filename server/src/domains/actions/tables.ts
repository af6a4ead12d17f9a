import type { ActionKind, ActionState } from '@tessera/contracts/entities/action'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { actionId, boardId, pinId, sectionId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Moves, copies, merges and deletions: what was asked, how far it is, and what takes it back. */
export const actions = pgTable(
  'actions',
  {
    id: actionId().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In whose name it is done: the same person, or a business that lets them. */
    actorId: userId('actor_id').notNull(),
    kind: text().$type<ActionKind>().notNull(),
    state: text().$type<ActionState>().notNull(),
    boardId: boardId('board_id').notNull(),
    targetBoardId: boardId('target_board_id'),
    targetSectionId: sectionId('target_section_id'),
    sectionId: sectionId('section_id'),
    /** Of a select-all: the pins left out, and the newest place it takes in. */
    exceptions: jsonb().$type<readonly string[]>(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** How many of those done the other board had already, so that nothing came to it. */
    alreadyThere: integer('already_there').notNull().default(0),
    /** Where a chunked action is: the place of the last pin it took. */
    reached: pinId(),
    error: text(),
    undoHash: text('undo_hash'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    undoneAt: moment('undone_at'),
    /** Listed in the trash; a save that was undone is not. */
    inTrash: boolean('in_trash').notNull().default(true),
    /** Deleted for good by its person; the next sweep takes out what it holds. */
    emptiedAt: moment('emptied_at'),
  },
  (table) => [
    index('actions_user').on(table.userId, table.id),
    index('actions_undo').on(table.undoHash),
  ],
)

/** Where each pin of an action was before. */
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
    /** What was done to it: it went elsewhere, it went out because its like was there, or it was made. */
    change: text().$type<'moved' | 'removed' | 'copied'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actionId, table.pinId] })],
)
