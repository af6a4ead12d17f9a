import { limits } from '@tessera/contracts/limits'
import { index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { actionId, boardId, moment, noteId, userId } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'

/** Notes on boards, deleted with the board and with their author. */
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
    /** Its readers: members of the board, or everyone who sees the board. */
    readers: text().$type<'people' | 'everyone'>().notNull().default('everyone'),
    /** Its position on its board, largest first: its id, set by a trigger, until it's moved. */
    place: noteId().notNull().default(sql`0`),
    /** Increases with every change, so that nobody overwrites text they haven't read. */
    revision: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** The merge that moved it to this board; undoing the merge moves it back. */
    movedBy: actionId('moved_by'),
  },
  (table) => [
    index('board_notes_board').on(
      table.boardId,
      table.place.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('board_notes_author').on(table.authorId),
    index('board_notes_moved').on(table.movedBy).where(sql`${table.movedBy} is not null`),
    index('board_notes_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

const inTrash = keptUntil(`the board goes; ${limits.trashDays} days in the trash`, 'purge-trash')

/** States whose the rows of these tables are, and what happens to them. */
export const boardNoteTables = [
  memberRows(boardNotes, {
    owner: 'authorId',
    file: 'notes',
    trash: { place: 3, without: ['place'] },
    kept: inTrash,
  }),
]
