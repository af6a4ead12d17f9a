import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../accounts/tables.ts'

/** Links that confirm an email address, one per account; the secret is only in the email. */
export const emailLinks = pgTable(
  'email_links',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_links_expires').on(table.expiresAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const verificationTables = [
  memberRows(emailLinks, {
    owner: 'userId',
    leftOut: whyLeftOut.proof,
    kept: keptUntil('they are used or expire', 'sweep-email-links'),
  }),
]
