import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { citext, mediaId, userId } from '../id-columns.ts'
import { media } from '../media/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Whether an account may be used: it is, its owner gave it up, or we took it away for good or for now. */
export type AccountState = 'active' | 'deactivated' | 'suspended' | 'soft_banned'

/** Where in the product somebody signed up, as their browser said. */
export type SignupContext = {
  container?: string | undefined
  page?: string | undefined
  birthdaySource?: string | undefined
  emailSource?: string | undefined
}

/** People and businesses. */
export const users = pgTable(
  'users',
  {
    id: userId().primaryKey(),
    email: citext().notNull().unique(),
    /** When somebody showed that they read the mailbox of `email`; a trigger clears it with a new one. */
    emailVerifiedAt: moment('email_verified_at'),
    username: citext().notNull().unique(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    about: text().notNull().default(''),
    /** Null for somebody who only ever logs in with another company. */
    passwordHash: text('password_hash'),
    state: text().$type<AccountState>().notNull().default('active'),
    birthday: date({ mode: 'string' }),
    signupSource: text('signup_source'),
    signupContext: jsonb('signup_context').$type<SignupContext>(),
    gender: text(),
    inviterId: userId('inviter_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    /** When they agreed to what the law asks for in so many words; null where it does not. */
    consentedAt: moment('consented_at'),
    marketingOptedOut: boolean('marketing_opted_out').notNull().default(false),
    portraitId: mediaId('portrait_id').references(() => media.id),
    isPartner: boolean('is_partner').notNull().default(false),
    isVerifiedMerchant: boolean('is_verified_merchant').notNull().default(false),
    isVerifiedIdentity: boolean('is_verified_identity').notNull().default(false),
    videoUploadAllowed: boolean('video_upload_allowed').notNull().default(true),
    connectedToFacebook: boolean('connected_to_facebook').notNull().default(false),
    connectedToGoogle: boolean('connected_to_google').notNull().default(false),
    connectedToApple: boolean('connected_to_apple').notNull().default(false),
    connectedToInstagram: boolean('connected_to_instagram').notNull().default(false),
    listedWebsiteUrl: text('listed_website_url'),
    country: text(),
    locale: text(),
    /** How many follow this person and are followed, kept with every follow. */
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    /** Whether those who act for this business must have a second factor, its owners aside. */
    needsMfa: boolean('needs_mfa').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set by the first pin that somebody keeps, so that exactly one of two at once is the first. */
    firstSavedAt: moment('first_saved_at'),
  },
  (table) => [
    // Both find people by how their names begin, however many people there are.
    index('users_full_name').on(sql`tessera_plain(${table.fullName}) text_pattern_ops`),
    index('users_username').on(sql`lower(${table.username}::text) text_pattern_ops`),
    // A picture that goes is looked for here.
    index('users_portrait').on(table.portraitId).where(sql`${table.portraitId} is not null`),
    // Few, so that asking of anybody whether they are there costs next to nothing; see `isGone`.
    index('users_gone').on(table.id).where(sql`${table.state} in ('suspended', 'deactivated')`),
  ],
)

/** Who is logged in where. The token itself is only in the browser; here is its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What a session is called in the list of them; it opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When the password was given last, at log-in or since. */
    confirmedAt: moment('confirmed_at'),
    /** As the browser named itself at log-in, cut short. */
    userAgent: text('user_agent').notNull().default(''),
    country: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/**
 * Browsers in which somebody has logged in before, and who. As with sessions only the hash of the
 * browser's token is here. One browser may know several people.
 */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeen: moment('last_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('devices_user').on(table.userId),
    index('devices_last_seen').on(table.lastSeen),
  ],
)
