import { bigint, boolean, index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../accounts/tables.ts'

const ofSomebody = () => userId('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Passkeys. Ids, keys and handles are in base64url, as browsers send them. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, which the authenticator chose. */
    id: text().primaryKey(),
    userId: ofSomebody().notNull(),
    /** The random name by which authenticators know the account. */
    userHandle: text('user_handle').notNull(),
    /** The public key, as COSE. */
    publicKey: text('public_key').notNull(),
    /** The last signature's counter; it stays 0 for authenticators that don't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The ways in which the browser can reach the authenticator, such as 'usb'. */
    transports: text().array().notNull(),
    name: text().notNull(),
    /** True while the provider keeps a copy of it. */
    synced: boolean().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** The time when its counter went back, as a copy's does; it proves nothing from then on. */
    blockedAt: moment('blocked_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The step that a challenge was made for. */
export type PasskeyStep = 'add' | 'confirm' | 'log-in' | 'second-factor'

/** Challenges that wait for a passkey's signature. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** The hash of the challenge and the browser's cookie. */
    hash: text().primaryKey(),
    step: text().$type<PasskeyStep>().notNull(),
    /** The account whose passkey is expected; null for a log-in. */
    userId: ofSomebody(),
    /** The handle that a new passkey gets. */
    userHandle: text('user_handle'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const passkeyTables = [
  memberRows(passkeys, { owner: 'userId', file: 'settings' }),
  memberRows(passkeyChallenges, {
    owner: 'userId',
    leftOut: whyLeftOut.proof,
    kept: keptUntil('they are answered or expire', 'sweep-second-factor'),
  }),
]
