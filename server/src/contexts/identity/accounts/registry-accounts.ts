import type { AllowRequest } from '@tessera/contracts/releases/tool-calls'
import { asc, eq, inArray, or } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import type { RegistryAccounts } from '../../releases/index.ts'
import { users } from './tables.ts'

/** Lets an account override modules, or no more; undefined when there is no such account. */
async function allowAccount(
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
async function allowedAccounts({ db }: Pick<Ports, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.mayOverride, true))
    .orderBy(asc(users.username))
  return rows.map(({ username }) => username)
}

async function usernamesAmong(
  db: Pick<Sql, 'select'>,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...words]))
  return new Set(rows.map(({ username }) => username))
}

/** The accounts, as the registry of modules asks for them. */
export const registryAccounts: RegistryAccounts = {
  usernamesAmong,
  allow: allowAccount,
  allowed: allowedAccounts,
}
