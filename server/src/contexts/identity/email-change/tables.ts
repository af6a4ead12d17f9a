import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { citext, moment, userId } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../accounts/tables.ts'

/** New addresses that wait for their confirmation, one per account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    /** The hash of the secret in the email; null when the address has an account already. */
    tokenHash: text('token_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires').on(table.expiresAt)],
)

/** Links to former addresses that take a change back; the secret is only in the email. */
export const emailUndos = pgTable(
  'email_undos',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The former address. */
    email: citext().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_undos_user').on(table.userId),
    index('email_undos_expires').on(table.expiresAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const emailChangeTables = [
  memberRows(emailChanges, {
    owner: 'userId',
    without: ['tokenHash'],
    kept: keptUntil('they are confirmed or expire', 'sweep-email-changes'),
  }),
  memberRows(emailUndos, {
    owner: 'userId',
    leftOut: whyLeftOut.proof,
    kept: keptUntil('they are used or expire', 'sweep-email-changes'),
  }),
]
