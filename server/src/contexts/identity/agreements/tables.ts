import type { HouseTextKind } from '@tessera/contracts/house-words'
import { integer, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Consents of members: the version of a text that they agreed to, the language that they read it in, and the moment. */
export const consents = pgTable(
  'consents',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A text of the house. */
    text: text().$type<HouseTextKind>().notNull(),
    version: integer().notNull(),
    language: text().notNull(),
    at: moment('at').notNull(),
    /** Given with the sign-up, or when asked for a new version. */
    given: text().$type<'sign-up' | 'asked'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.text, table.version] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const agreementTables = [memberRows(consents, { owner: 'userId' })]
