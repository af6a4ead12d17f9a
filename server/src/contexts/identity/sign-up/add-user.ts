import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { usernameOf } from '../accounts/rules.ts'
import { emailIsTaken } from '../accounts/store.ts'
import { type SignupContext, users } from '../accounts/tables.ts'
import { isReservedForOther } from '../usernames/former-usernames.ts'

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
  /** True when the account waits for an approval. */
  readonly waits: boolean
  /** The domain whose email has to be confirmed before they post; null for most people. */
  readonly limitedForDomain: string | null
  /** The version of the terms that they agree to by signing up. */
  readonly agreedTerms: number
  readonly now: Date
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
  const { now, inviterId, birthday, waits, ...rest } = user
  if (await isReservedForOther(db, { username, userId: user.id }, now)) return undefined
  const [row] = await db
    .insert(users)
    .values({
      ...rest,
      username,
      birthday: birthday.toISOString().slice(0, 10),
      inviterId: inviterId === null ? null : knownId(inviterId),
      createdAt: now,
      limitedAt: user.limitedForDomain === null ? null : now,
      ...(waits ? { state: 'deactivated', waitingSince: now } : {}),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (row === undefined) return undefined
  const { id, email, fullName, firstName, isPartner, locale } = user
  const fresh = { videoUploadAllowed: true, hasSaved: false, portraitKey: null }
  const unproven = { emailVerified: false, emailBounces: false, mayOverride: false } as const
  const looksAfter = { houseRole: null, isLimited: user.limitedForDomain !== null }
  const terms = { agreedTerms: user.agreedTerms, laterTerms: null, laterTermsUntil: null }
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
    ...looksAfter,
    ...terms,
  }
}

const knownId = (id: UserId) => sql`(select known.id from ${users} known where known.id = ${id})`
