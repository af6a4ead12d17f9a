import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { commentId, pinId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'
import { pins } from '../pins/tables.ts'

/** What people said below pins. It goes with the pin, and with whoever said it. */
export const comments = pgTable(
  'comments',
  {
    id: commentId().primaryKey(),
    pinId: pinId('pin_id')
      .notNull()
      .references(() => pins.id, { onDelete: 'cascade' }),
    authorId: userId('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('comments_pin').on(table.pinId, table.id.desc().nullsFirst()),
    index('comments_author').on(table.authorId),
  ],
)
