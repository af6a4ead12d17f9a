import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import {
  keptForDays,
  keptUntil,
  memberRows,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../accounts/tables.ts'
import type { CompanyLogIn } from '../companies/company-session.ts'

const ofSomebody = () => userId('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Active authenticators. The secret is encrypted with the service's key. */
export const authenticators = pgTable('authenticators', {
  userId: ofSomebody().primaryKey(),
  secret: text().notNull(),
  /** The time step of the last accepted code; the same or an older one is refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Authenticators being set up. */
export const authenticatorSetups = pgTable(
  'authenticator_setups',
  {
    userId: ofSomebody().primaryKey(),
    secret: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('authenticator_setups_expires').on(table.expiresAt)],
)

/** Phones that codes are sent to at log-in. */
export const phoneFactors = pgTable('phone_factors', {
  userId: ofSomebody().primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Phones being set up. */
export const phoneSetups = pgTable(
  'phone_setups',
  {
    userId: ofSomebody().primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('phone_setups_expires').on(table.expiresAt)],
)

/** Sent codes by subject, stored as keyed hashes. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    subject: text().primaryKey(),
    codeMac: text('code_mac').notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sent_codes_expires').on(table.expiresAt)],
)

/** Times when codes were sent, for rate limits; in milliseconds since 1970. */
export const codeSends = pgTable(
  'code_sends',
  {
    subject: text().primaryKey(),
    /** Times within the last day. */
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    /** The start of the pause before the next code; null once the code was used. */
    coolsFrom: bigint('cools_from', { mode: 'number' }),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('code_sends_last').on(table.lastAt)],
)

/** Unused recovery codes, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofSomebody().notNull(), codeMac: text('code_mac').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeMac] })],
)

/** Log-ins that wait for their second factor. The token is only in the browser. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofSomebody().notNull(),
    /** Tries with authenticator and recovery codes; sent codes count their own. */
    tries: smallint().notNull().default(0),
    /** The company that the log-in came from. */
    company: jsonb().$type<CompanyLogIn>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mfa_challenges_user').on(table.userId),
    index('mfa_challenges_expires').on(table.expiresAt),
  ],
)

const kept = keptUntil('they are used or expire', 'sweep-second-factor')

/** States whose the rows of these tables are, and what happens to them. */
export const secondFactorTables = [
  memberRows(authenticators, { owner: 'userId', file: 'settings' }),
  memberRows(authenticatorSetups, { owner: 'userId', leftOut: whyLeftOut.proof, kept }),
  memberRows(phoneFactors, { owner: 'userId', file: 'settings' }),
  memberRows(phoneSetups, { owner: 'userId', leftOut: whyLeftOut.proof, kept }),
  serviceRows(sentCodes, kept),
  serviceRows(codeSends, keptForDays(1, 'sweep-second-factor')),
  memberRows(recoveryCodes, { owner: 'userId', leftOut: whyLeftOut.proof }),
  memberRows(mfaChallenges, { owner: 'userId', leftOut: whyLeftOut.proof, kept }),
]
