import { index, pgTable } from '../../../platform/database/define-tables.ts'
import { citext, moment, userId } from '../../base/columns.ts'
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
