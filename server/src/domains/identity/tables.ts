import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { citext, mediaId, userId } from '../id-columns.ts'
import { media } from '../media/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** People and businesses. */
export const users = pgTable(
  'users',
  {
    id: userId().primaryKey(),
    email: citext().notNull().unique(),
    username: citext().notNull().unique(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    about: text().notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    birthday: date({ mode: 'string' }),
    signupSource: text('signup_source'),
    portraitId: mediaId('portrait_id').references(() => media.id),
    isPartner: boolean('is_partner').notNull().default(false),
    isVerifiedMerchant: boolean('is_verified_merchant').notNull().default(false),
    isVerifiedIdentity: boolean('is_verified_identity').notNull().default(false),
    videoUploadAllowed: boolean('video_upload_allowed').notNull().default(true),
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
  ],
)

/** Who is logged in where. The token itself is only in the browser; here is its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** How often something was tried since its window began. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowStart: bigint('window_start', { mode: 'number' }).notNull(),
})
