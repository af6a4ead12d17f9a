import type { AllowRequest } from '@tessera/contracts/releases/tool-calls'
import { asc, eq, or } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from './tables.ts'

/** Lets an account override modules, or no more; undefined when there is no such account. */
export async function allowAccount(
  { db, log }: Pick<Ports, 'db' | 'log'>,
  { account, allowed }: AllowRequest,
): Promise<{ readonly username: string } | undefined> {
  const [row] = await db
    .update(users)
    .set({ mayOverride: allowed })
    .where(or(eq(users.email, account), eq(users.username, account)))
    .returning({ username: users.username, id: users.id })
  if (row === undefined) return undefined
  log.info('overrides.allowed', { user: row.id, allowed })
  return { username: row.username }
}

/** Lists the usernames of those who may override modules. */
export async function allowedAccounts({ db }: Pick<Ports, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.mayOverride, true))
    .orderBy(asc(users.username))
  return rows.map(({ username }) => username)
}
