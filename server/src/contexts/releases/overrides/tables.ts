import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import { ofAccount } from '../../base/of-account.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { moduleTokens } from '../registry/tables.ts'

/** Builds that browsers run instead of the registry's. The secret is only in the browser's cookie. */
export const moduleOverrides = pgTable(
  'module_overrides',
  {
    /** The hash of the cookie. */
    id: text().primaryKey(),
    /** The person whose browser it is; null for a visitor in development, and for a token. */
    userId: ofAccount('user_id'),
    /** The token that made it, for a browser that is run by a program. */
    tokenId: text('token_id').references(() => moduleTokens.id, { onDelete: 'cascade' }),
    /** The overrides, as JSON. */
    overrides: text().notNull(),
    /** The set that all modules were taken back to. */
    travelled: text(),
    until: moment('until').notNull(),
  },
  (table) => [index('module_overrides_user').on(table.userId)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const overrideTables = [
  memberRows(moduleOverrides, {
    owner: 'userId',
    without: ['tokenId'],
    kept: keptUntil('they expire', 'sweep-module-builds'),
  }),
]
