import type { ApiScope } from '@tessera/contracts/ads/conversion-event'
import { index, pgTable, text } from '../../../../platform/database/define-tables.ts'
import { anyId, moment, userId } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** Access tokens of ad accounts. A row goes when its token is revoked. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** The SHA-256 of its 256 random bits. */
    hash: text().notNull().unique(),
    ending: text().notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: userId('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('api_tokens_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const apiTokenTables = [memberRows(apiTokens, { owner: 'advertiserId', without: ['hash'] })]
