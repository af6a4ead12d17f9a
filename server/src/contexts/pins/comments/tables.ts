import { boolean, index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { commentId, moment, pinId, userId } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { pins } from '../pins/tables.ts'

/** Comments on ideas, deleted with the last pin of the idea and with their author. */
export const comments = pgTable(
  'comments',
  {
    id: commentId().primaryKey(),
    /** The pin it was written on; null after that pin was deleted. */
    pinId: pinId('pin_id').references(() => pins.id, { onDelete: 'set null' }),
    originId: pinId('origin_id').notNull(),
    /**
     * True when every pin of the idea shows it; false for comments on boards that aren't public.
     */
    isOpen: boolean('is_open').notNull(),
    authorId: userId('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('comments_origin').on(table.originId, table.id.desc().nullsFirst()),
    index('comments_pin').on(table.pinId),
    index('comments_closed').on(table.pinId).where(sql`not ${table.isOpen}`),
    index('comments_left').on(table.originId).where(sql`${table.pinId} is null`),
    index('comments_author').on(table.authorId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const commentTables = [
  memberRows(comments, {
    owner: 'authorId',
    file: 'comments',
    kept: keptUntil('the last Pin of the idea is gone', 'purge-trash'),
  }),
]
