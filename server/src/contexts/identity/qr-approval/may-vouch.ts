import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { hashOfToken } from '../accounts/sessions.ts'
import { sessions } from '../accounts/tables.ts'
import { factorNames, factorsOf } from '../second-factor/factors.ts'

/** A session that may log in another browser. */
export interface Voucher {
  readonly id: string
  readonly factorShown: boolean
}

/** Loads the session of a token; undefined when it has ended. */
export async function sessionOfToken(db: Sql, token: string | null): Promise<Voucher | undefined> {
  if (token === null) return undefined
  return sessionWhere(db, eq(sessions.tokenHash, hashOfToken(token)))
}

/** Loads a session with its member. */
export async function sessionWhere(db: Sql, which: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId, factorShownAt: sessions.factorShownAt })
    .from(sessions)
    .where(which)
  if (row === undefined) return undefined
  return { id: row.id, userId: row.userId, factorShown: row.factorShownAt !== null }
}

/**
 * True when a session may log in another browser: when its account has a second factor, somebody
 * must have shown it in this session.
 */
export async function mayVouch(db: Sql, userId: UserId, session: Voucher): Promise<boolean> {
  return session.factorShown || factorNames(await factorsOf(db, userId)).length === 0
}
