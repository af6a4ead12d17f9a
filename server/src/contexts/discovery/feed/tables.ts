import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { listId, moment, pinId } from '../../base/columns.ts'
import { deletedBy, keptUntil, serviceRows } from '../../base/table-facts/table-facts.ts'

/**
 * Lists of pins that are built once and read page by page, so that what a reader hasn't reached
 * stays in place while people save and delete. They grant no access: visibility is checked for each
 * pin when it's read. Old lists are deleted.
 */
export const storedLists = pgTable(
  'kept_lists',
  {
    id: listId().primaryKey(),
    name: text().notNull(),
    madeAt: moment('made_at').notNull(),
    /** A key of its inputs; when it changes, the list is stale early. */
    basis: text().notNull().default(''),
    pinIds: pinId('pin_ids').array().notNull(),
    /** The reasons that these pins are in a member's home (`why.ts`); empty for other lists. */
    reasons: text().array().notNull().default(sql`'{}'`),
    /** The ideas of these pins, for lists that need them. */
    originIds: pinId('origin_ids').array().notNull(),
  },
  (table) => [
    index('kept_lists_name').on(table.name, table.id),
    index('kept_lists_made').on(table.madeAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const feedTables = [
  serviceRows(
    storedLists,
    keptUntil('another list is stored a day later'),
    deletedBy('home-lists'),
  ),
]
