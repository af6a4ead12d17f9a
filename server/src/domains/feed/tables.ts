import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { listId, pinId } from '../id-columns.ts'

/**
 * Lists of pins that were made once and are read page by page: what a reader has not come to yet
 * stands still while people save and delete. They hold no rights: whoever reads asks of each pin
 * whether it may be seen. The name says what a list is of, and for whom; the old ones go away.
 */
export const keptLists = pgTable(
  'kept_lists',
  {
    id: listId().primaryKey(),
    name: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** What it was made from, where a change makes it stale before its time. */
    basis: text().notNull().default(''),
    pinIds: pinId('pin_ids').array().notNull(),
    /** The ideas that those are copies of, where that is asked. */
    originIds: pinId('origin_ids').array().notNull(),
  },
  (table) => [
    index('kept_lists_name').on(table.name, table.id),
    index('kept_lists_made').on(table.madeAt),
  ],
)
