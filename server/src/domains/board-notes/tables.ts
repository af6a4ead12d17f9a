import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { boards } from '../boards/tables.ts'
import { actionId, boardId, noteId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What people wrote down on boards. It goes with the board, and with whoever wrote it first. */
export const boardNotes = pgTable(
  'board_notes',
  {
    id: noteId().primaryKey(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    authorId: userId('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    /** Who reads it: the people of the board, or everyone who sees the board. */
    readers: text().$type<'people' | 'everyone'>().notNull().default('everyone'),
    /** Grows with every change, so that nobody writes over what they have not read. */
    revision: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** The merge that brought it to this board; undone, it takes it back. */
    movedBy: actionId('moved_by'),
  },
  (table) => [
    index('board_notes_board').on(table.boardId, table.id.desc().nullsFirst()),
    index('board_notes_author').on(table.authorId),
    index('board_notes_moved').on(table.movedBy).where(sql`${table.movedBy} is not null`),
    index('board_notes_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
