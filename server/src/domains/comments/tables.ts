import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { commentId, pinId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'
import { pins } from '../pins/tables.ts'

/** What people said about ideas. It goes with the last pin of its idea, and with whoever said it. */
export const comments = pgTable(
  'comments',
  {
    id: commentId().primaryKey(),
    /** The pin it was written below, while that is there. */
    pinId: pinId('pin_id').references(() => pins.id, { onDelete: 'set null' }),
    originId: pinId('origin_id').notNull(),
    /** Whether it stands below every pin of the idea. What was written on a board that is not public does not. */
    isOpen: boolean('is_open').notNull(),
    authorId: userId('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('comments_origin').on(table.originId, table.id.desc().nullsFirst()),
    index('comments_pin').on(table.pinId),
    index('comments_closed').on(table.pinId).where(sql`not ${table.isOpen}`),
    index('comments_left').on(table.originId).where(sql`${table.pinId} is null`),
    index('comments_author').on(table.authorId),
  ],
)
