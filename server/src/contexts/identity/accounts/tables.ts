import type { BusinessAnswers } from '@tessera/contracts/business-questions'
import type { BoardSort } from '@tessera/contracts/entities/user'
import type { HouseRole } from '@tessera/contracts/house-acts'
import type { SensitivePictures } from '@tessera/contracts/sensitive-pictures'
import { timings } from '@tessera/contracts/timings'
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
  uuid,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { citext, mediaId, moment, userId } from '../../base/columns.ts'
import { media } from '../../base/media/tables.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { keptForChosenDays, keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { emailHash } from './email-hash.ts'

/**
 * In use, given up by its owner, taken away for good, or locked until its owner resets the
 * password.
 */
export type AccountState = 'active' | 'deactivated' | 'suspended' | 'soft_banned'

/** The part of the product somebody signed up in, as their browser reported. */
export type SignupContext = {
  container?: string | undefined
  page?: string | undefined
  birthdaySource?: string | undefined
  emailSource?: string | undefined
  /** The answers of a business about itself (S9.18). */
  business?: BusinessAnswers | undefined
}

/** Members and businesses. */
export const users = pgTable(
  'users',
  {
    id: userId().primaryKey(),
    email: citext().notNull().unique(),
    /**
     * The time when the mailbox of `email` was confirmed; a trigger clears it when the email
     * changes.
     */
    emailVerifiedAt: moment('email_verified_at'),
    username: citext().notNull().unique(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    about: text().notNull().default(''),
    /** Null for somebody who only logs in through a provider. */
    passwordHash: text('password_hash'),
    state: text().$type<AccountState>().notNull().default('active'),
    /** Set while a deactivated account's owner can come back by logging in. */
    pausedAt: moment('paused_at'),
    /** The time at which it is deleted, unless its owner comes back. */
    closesAt: moment('closes_at'),
    birthday: date({ mode: 'string' }),
    signupSource: text('signup_source'),
    signupContext: jsonb('signup_context').$type<SignupContext>(),
    gender: text(),
    inviterId: userId('inviter_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    /** The time of giving the consents that the law requires; null where it requires none. */
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
    /** The order that their profile shows their boards in, unless the address names another. */
    boardSort: text('board_sort').$type<BoardSort>().notNull().default('newest'),
    /** True when their profile is in no search, of the product or of the web. */
    hidesFromSearch: boolean('hides_from_search').notNull().default(false),
    /** Pictures that may be sensitive are blurred for them, shown, or left out of lists. */
    sensitivePictures: text('sensitive_pictures')
      .$type<SensitivePictures>()
      .notNull()
      .default('blur'),
    /** Counts of followers and followed people, updated with every follow. */
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    /** True when people who act for this business need a second factor; owners don't. */
    needsMfa: boolean('needs_mfa').notNull().default(false),
    /** True when the operator lets them override modules in their browser. */
    mayOverride: boolean('may_override').notNull().default(false),
    /** Their role in looking after the product; null for everybody else. */
    houseRole: text('house_role').$type<HouseRole>(),
    /** Since when they can't post and are hidden from search; null when they can. */
    limitedAt: moment('limited_at'),
    /** The domain that let them in: the limit ends once they confirm an email of it. */
    limitedForDomain: text('limited_for_domain'),
    /** The end of a suspension; null for one without an end. */
    suspendedUntil: moment('suspended_until'),
    /** True when the house closes the account, and not its owner. */
    closedByHouse: boolean('closed_by_house').notNull().default(false),
    /** Set while a sign-up waits for an approval; the account is deactivated meanwhile. */
    waitingSince: moment('waiting_since'),
    /** The latest version of the terms that they agreed to. */
    agreedTerms: integer('agreed_terms').notNull().default(0),
    /** The version whose question they put off, and until when. */
    laterTerms: integer('later_terms'),
    laterTermsUntil: moment('later_terms_until'),
    createdAt: moment('created_at').notNull(),
    /** Set by a member's first save, so that only one of two concurrent saves is the first. */
    firstSavedAt: moment('first_saved_at'),
  },
  (table) => [
    // Prefix indexes for finding people by name.
    index('users_full_name').on(sql`tessera_plain(${table.fullName}) text_pattern_ops`),
    index('users_username').on(sql`lower(${table.username}::text) text_pattern_ops`),
    // For finding the uses of a picture before it's deleted.
    index('users_portrait').on(table.portraitId).where(sql`${table.portraitId} is not null`),
    // Few rows, so that checking whether an account is live costs almost nothing; see `isGone`.
    index('users_closing').on(table.closesAt).where(sql`${table.closesAt} is not null`),
    // For finding the members of a list of hashes.
    index('users_email_hash')
      .on(emailHash(table.email))
      .where(sql`${table.emailVerifiedAt} is not null`),
    // Few rows each: people with a role, and accounts that the house limits, suspends or has to approve.
    index('users_house').on(table.houseRole).where(sql`${table.houseRole} is not null`),
    index('users_limited_id').on(table.id).where(sql`${table.limitedAt} is not null`),
    index('users_suspended_until')
      .on(table.suspendedUntil)
      .where(sql`${table.suspendedUntil} is not null`),
    index('users_waiting').on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    // For finding people by the start of an email.
    index('users_email_start').on(sql`lower(${table.email}::text) text_pattern_ops`),
    index('users_gone').on(table.id).where(sql`${table.state} in ('suspended', 'deactivated')`),
  ],
)

/** Sessions. The token is only in the browser; this is its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The public id of a session in the device list; it gives no access. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** The time of the last password entry or use of a passkey, at log-in or later. */
    confirmedAt: moment('confirmed_at'),
    /** The time of showing a second factor, at log-in or when it was added. */
    factorShownAt: moment('factor_shown_at'),
    /** The time of the last use of a passkey that verified the person: both factors at once. */
    passkeyAt: moment('passkey_at'),
    /** The user agent at log-in, truncated. */
    userAgent: text('user_agent').notNull().default(''),
    country: text(),
    /**
     * The hash of the browser's device token, which binds its sessions: only that browser can switch
     * to them. Null for sessions from before this column.
     */
    deviceHash: text('device_hash'),
    /** Set while the browser uses another account: no token opens the session until a switch. */
    parkedAt: moment('parked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_device').on(table.deviceHash).where(sql`${table.deviceHash} is not null`),
  ],
)

/**
 * Sessions that a suspension ended, by the hash of their token, so that the person's open tabs learn the reason.
 * They open nothing.
 */
export const suspendedSessions = pgTable(
  'suspended_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    index('suspended_sessions_user').on(table.userId),
    index('suspended_sessions_ended').on(table.endedAt),
  ],
)

/**
 * Browsers in which a member logged in before. Only the hash of the token is stored. One browser
 * can know several members.
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

/** Days that a browser is recognized after its last log-in; browsers keep cookies no longer. */
export const knownDeviceDays = 400

/** States whose the rows of these tables are, and what happens to them. */
export const accountTables = [
  memberRows(users, {
    owner: 'id',
    file: 'profile',
    kept: keptUntil(
      `the account is deleted, ${timings.closingDays} days after it is closed`,
      'delete-accounts',
    ),
  }),
  memberRows(sessions, {
    owner: 'userId',
    file: 'sessions',
    kept: keptUntil('SESSION_IDLE_DAYS or SESSION_MAX_DAYS are over', 'sweep-identity'),
  }),
  memberRows(suspendedSessions, {
    owner: 'userId',
    leftOut: whyLeftOut.proof,
    kept: keptForChosenDays(retentions.suspendedSessions, 'sweep-identity'),
  }),
  memberRows(devices, {
    owner: 'userId',
    without: ['tokenHash'],
    kept: keptUntil(`nobody has used them for ${knownDeviceDays} days`, 'sweep-identity'),
  }),
]
