import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { and, eq, or, type SQL } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { accountColumns } from './sessions.ts'
import { type AccountState, users } from './tables.ts'

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
  /** Set while the account waits for an approval. */
  readonly waitingSince: Date | null
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
  waitingSince: users.waitingSince,
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
