import type { UserId } from '@tessera/contracts/ids'
import { eq, or } from 'drizzle-orm'
import { media } from '../media/tables.ts'
import type { Sql } from '../sql.ts'
import type { Account } from './account.ts'
import { firstNameOf, usernameOf } from './rules.ts'
import { accountColumns } from './sessions.ts'
import { users } from './tables.ts'

/** Somebody about to have an account. */
export interface NewUser {
  readonly id: UserId
  readonly email: string
  readonly passwordHash: string
  readonly birthday: Date
  readonly signupSource: string | null
  readonly now: Date
}

/** Whether an account has this email. */
export async function emailIsTaken(db: Sql, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  return rows.length > 0
}

/** An account with its password's hash, by email or username. */
export async function findByLogin(
  db: Sql,
  login: string,
): Promise<{ readonly account: Account; readonly passwordHash: string } | undefined> {
  const [row] = await db
    .select({ account: accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(or(eq(users.email, login), eq(users.username, login)))
    .limit(1)
  return row
}

/**
 * Adds an account under the first username that is free. The database decides what is taken, so two
 * at once cannot get the same one.
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
  throw new Error('No username was free in 20 tries.')
}

async function tryUsername(db: Sql, user: NewUser, username: string): Promise<Account | undefined> {
  const firstName = firstNameOf(user.email)
  const [row] = await db
    .insert(users)
    .values({
      id: user.id,
      email: user.email,
      username,
      fullName: firstName,
      firstName,
      passwordHash: user.passwordHash,
      birthday: user.birthday.toISOString().slice(0, 10),
      signupSource: user.signupSource,
      createdAt: user.now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row === undefined
    ? undefined
    : {
        id: row.id,
        username,
        email: user.email,
        fullName: firstName,
        firstName,
        isPartner: false,
        videoUploadAllowed: true,
        hasSaved: false,
        portraitKey: null,
        pinCount: 0,
      }
}
