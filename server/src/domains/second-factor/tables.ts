import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const ofSomebody = () => userId('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Authenticators in use. The secret is sealed with the service's key. */
export const authenticators = pgTable('authenticators', {
  userId: ofSomebody().primaryKey(),
  secret: text().notNull(),
  /** The half minute of the last code that was taken: none is good twice, nor an older one. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Authenticators about to be taken into use. */
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

/** Telephones that codes are sent to at log-in. */
export const phoneFactors = pgTable('phone_factors', {
  userId: ofSomebody().primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Telephones about to be taken into use. */
export const phoneSetups = pgTable(
  'phone_setups',
  {
    userId: ofSomebody().primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('phone_setups_expires').on(table.expiresAt)],
)

/** Codes that were sent, by what each answers. Kept as a fingerprint that needs the service's key. */
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

/** When codes were sent, for the limits of sending more; in milliseconds since 1970. */
export const codeSends = pgTable(
  'code_sends',
  {
    subject: text().primaryKey(),
    /** Those of the last day. */
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    /** What the next one has to wait for; null once the code was used. */
    coolsFrom: bigint('cools_from', { mode: 'number' }),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('code_sends_last').on(table.lastAt)],
)

/** Codes for emergencies that are left, as fingerprints. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofSomebody().notNull(), codeMac: text('code_mac').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeMac] })],
)

/** Log-ins that wait for their second factor. The token itself is only in the browser. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofSomebody().notNull(),
    /** Of codes of an authenticator and codes for emergencies; what was sent counts its own. */
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mfa_challenges_user').on(table.userId),
    index('mfa_challenges_expires').on(table.expiresAt),
  ],
)
