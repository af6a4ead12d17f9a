import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { and, eq, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isReservedForOther } from '../usernames/former-usernames.ts'
import { usernameOf } from './rules.ts'
import { accountColumns } from './sessions.ts'
import { type AccountState, type SignupContext, users } from './tables.ts'

/** The fields of a new account. */
export interface NewUser {
  readonly id: UserId
  readonly email: string
  /** Null for somebody who only logs in through a provider. */
  readonly passwordHash: string | null
  readonly birthday: Date
  readonly firstName: string
  readonly fullName: string
  readonly isPartner: boolean
  readonly country: string | null
  /** The language of the sign-up, unless it was the default. */
  readonly locale: string | null
  readonly gender: string | null
  readonly signupSource: string | null
  readonly signupContext: SignupContext
  /** The member who invited them, as claimed; ignored when there is no such account. */
  readonly inviterId: UserId | null
  readonly consentedAt: Date | null
  readonly marketingOptedOut: boolean
  readonly now: Date
}

/** True when an account has this email. */
export async function emailIsTaken(db: Sql, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  return rows.length > 0
}

/** An account with all that decides whether its owner can log in, and how. */
export interface LogInAccount {
  readonly account: Account
  /** Null for somebody who only logs in through a provider. */
  readonly passwordHash: string | null
  readonly state: AccountState
  readonly pausedAt: Date | null
  /** The time at which the account is deleted; null unless it is closing. */
  readonly closesAt: Date | null
  readonly connectedToGoogle: boolean
  readonly connectedToFacebook: boolean
  readonly connectedToApple: boolean
}

const logInColumns = {
  account: accountColumns,
  passwordHash: users.passwordHash,
  state: users.state,
  pausedAt: users.pausedAt,
  closesAt: users.closesAt,
  connectedToGoogle: users.connectedToGoogle,
  connectedToFacebook: users.connectedToFacebook,
  connectedToApple: users.connectedToApple,
}

async function findWhere(db: Sql, condition: SQL | undefined): Promise<LogInAccount | undefined> {
  const [row] = await db
    .select(logInColumns)
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(condition)
    .limit(1)
  return row
}

/** Loads an account by email or username. */
export const findByLogin = (db: Sql, login: string): Promise<LogInAccount | undefined> =>
  findWhere(db, or(eq(users.email, login), eq(users.username, login)))

/** Loads an account by id. */
export const findById = (db: Sql, id: UserId): Promise<LogInAccount | undefined> =>
  findWhere(db, eq(users.id, id))

/** Stores a new hash of the same password, unless the password has changed meanwhile. */
export async function renewPasswordHash(
  db: Sql,
  id: UserId,
  hash: { readonly before: string; readonly after: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: hash.after })
    .where(and(eq(users.id, id), eq(users.passwordHash, hash.before)))
}

/**
 * Inserts an account under the first free username. The unique index decides, so that concurrent
 * sign-ups can't get the same one.
 */
export async function addUser(
  db: Sql,
  user: NewUser,
  digits: () => string,
): Promise<Account | 'email-taken'> {
  for (let tries = 0; tries < 20; tries += 1) {
    const username = usernameOf(user.email, tries === 0 ? '' : digits())
    const account = await tryUsername(db, user, username)
    if (account !== undefined) return account
    if (await emailIsTaken(db, user.email)) return 'email-taken'
  }
  throw new Error('No free username found in 20 tries.')
}

async function tryUsername(db: Sql, user: NewUser, username: string): Promise<Account | undefined> {
  const { now, inviterId, birthday, ...rest } = user
  if (await isReservedForOther(db, { username, userId: user.id }, now)) return undefined
  const [row] = await db
    .insert(users)
    .values({
      ...rest,
      username,
      birthday: birthday.toISOString().slice(0, 10),
      inviterId: inviterId === null ? null : knownId(inviterId),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (row === undefined) return undefined
  const { id, email, fullName, firstName, isPartner, locale } = user
  const fresh = { videoUploadAllowed: true, hasSaved: false, portraitKey: null, pinCount: 0 }
  const unproven = { emailVerified: false, mayOverride: false } as const
  return {
    id,
    username,
    email,
    fullName,
    firstName,
    isPartner,
    locale,
    createdAt: now,
    ...fresh,
    ...unproven,
  }
}

const knownId = (id: UserId) => sql`(select known.id from ${users} known where known.id = ${id})`
