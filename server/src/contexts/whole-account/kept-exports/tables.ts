import { timings } from '@tessera/contracts/timings'
import { bigint, index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { deletedBy, keptForDays, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'

/** The download of each member: one at a time, under a random key. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull().unique(),
    state: text().$type<'preparing' | 'ready' | 'failed'>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** The time at which the file, or an attempt that never ended, is deleted. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('account_exports_expires').on(table.expiresAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const exportTables = [
  memberRows(accountExports, {
    owner: 'userId',
    leftOut: 'It is about this download itself.',
    deletion: deletedBy('exports'),
    kept: keptForDays(timings.exportDays, 'sweep-exports'),
  }),
]
