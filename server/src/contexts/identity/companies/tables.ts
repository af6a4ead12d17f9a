import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { citext, moment } from '../../base/columns.ts'
import { keptUntil, memberRows, serviceRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { sessions } from '../accounts/tables.ts'

/** Companies whose people log in through its own identity provider. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The operator's name for it. */
    name: citext().notNull().unique(),
    /** The name that people see. */
    title: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with the service's key. */
    clientSecret: text('client_secret').notNull(),
    /** True when people with an address of its domains log in through it only. */
    requiresSso: boolean('requires_sso').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  // A log-out token names its company by the two.
  (table) => [uniqueIndex('companies_client').on(table.issuer, table.clientId)],
)

const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** Domains that companies say are theirs. Only a proven one counts, and it has one company. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: ofCompany(),
    domain: citext().notNull(),
    provenAt: moment('proven_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.domain] }),
    uniqueIndex('company_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
  ],
)

/** Sessions that began at a company, so that it can end them. */
export const companySessions = pgTable(
  'company_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    subject: text().notNull(),
    sid: text(),
  },
  (table) => [
    index('company_sessions_subject').on(table.companyId, table.subject),
    index('company_sessions_sid').on(table.companyId, table.sid),
  ],
)

/** Log-out tokens that were accepted, so that each works once. */
export const logOutTokens = pgTable(
  'log_out_tokens',
  {
    companyId: ofCompany(),
    jti: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jti] }),
    index('log_out_tokens_expires').on(table.expiresAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const companyTables = [
  serviceRows(companies, keptUntil('the operator removes the company')),
  serviceRows(companyDomains, keptUntil('the operator removes the company or the domain')),
  memberRows(companySessions, { owner: 'sessionId', leftOut: whyLeftOut.proof }),
  serviceRows(logOutTokens, keptUntil('the token expires', 'sweep-identity')),
]
