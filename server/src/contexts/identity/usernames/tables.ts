import { limits } from '@tessera/contracts/limits'
import { index, pgTable } from '../../../platform/database/define-tables.ts'
import { citext, moment, userId } from '../../base/columns.ts'
import { deletedBy, keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Former usernames. A username that a member takes is removed from here. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: citext().primaryKey(),
    /** Null for the username of a deleted account. */
    userId: userId('user_id').references(() => users.id, { onDelete: 'cascade' }),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [index('former_usernames_user').on(table.userId)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const usernameTables = [
  memberRows(formerUsernames, {
    owner: 'userId',
    deletion: deletedBy('usernames'),
    kept: keptUntil(
      `the account goes; that of a deleted account for ${limits.formerUsernameDays} days`,
      'delete-accounts',
    ),
  }),
]
