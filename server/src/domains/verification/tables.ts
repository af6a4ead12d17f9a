import { index, pgTable, text, timestamp } from '../../platform/database/define-tables.ts'
import { userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

/** Links that confirm an email address, one per account; the secret is only in the email. */
export const emailLinks = pgTable(
  'email_links',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('email_links_expires').on(table.expiresAt)],
)
