import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import {
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { keptUntil, memberRows, serviceRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Accounts at providers that members log in with. */
export const identities = pgTable(
  'identities',
  {
    /** The public id in the settings; it gives no access. */
    id: uuid().primaryKey().defaultRandom(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<IdentityProvider>().notNull(),
    issuer: text().notNull(),
    /** The issuer's own id of the person, which never changes hands. */
    subject: text().notNull(),
    /** The company whose single sign-on this is; null for other providers. */
    companyId: uuid('company_id'),
    /** The provider's address, which may differ from the account's; null when it has none. */
    email: text(),
    name: text(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    index('identities_user').on(table.userId),
  ],
)

/** Log-ins that began at a provider. The state is only in the browser, in two halves. */
export const connectAttempts = pgTable(
  'connect_attempts',
  {
    /** The hash of the state and of the browser's cookie together. */
    stateHash: text('state_hash').primaryKey(),
    provider: text().$type<IdentityProvider>().notNull(),
    /** The connection that it began at, such as a company's; a mix-up of two is refused. */
    connection: text(),
    nonce: text().notNull(),
    /** The sealed PKCE verifier; null where the provider's script keeps its own. */
    verifier: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('connect_attempts_expires').on(table.expiresAt)],
)

/** Verified identities between two steps of a log-in or sign-up. */
export const connectTickets = pgTable(
  'connect_tickets',
  {
    /** The hash of the ticket and of the browser's cookie together. */
    ticketHash: text('ticket_hash').primaryKey(),
    /** The sealed identity. */
    proven: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('connect_tickets_expires').on(table.expiresAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const identityTables = [
  memberRows(identities, { owner: 'userId', file: 'settings' }),
  serviceRows(connectAttempts, keptUntil('the log-in ends or expires', 'sweep-identity')),
  serviceRows(connectTickets, keptUntil('the log-in ends or expires', 'sweep-identity')),
]
