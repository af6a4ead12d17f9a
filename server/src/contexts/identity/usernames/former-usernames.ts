import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, gt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isAddressWord } from '../../releases/index.ts'
import { formerUsernames } from './tables.ts'

const day = 86_400_000

/**
 * Stores the username that a member is about to lose. It redirects to them until somebody
 * else takes it, which is blocked for a while.
 */
export async function storeUsername(
  tx: Sql,
  change: { readonly userId: UserId; readonly before: string; readonly after: string },
  now: Date,
): Promise<void> {
  const { userId, before, after } = change
  await tx.delete(formerUsernames).where(eq(formerUsernames.username, after))
  const row = { userId, replacedAt: now }
  await tx
    .insert(formerUsernames)
    .values({ username: before, ...row })
    .onConflictDoUpdate({ target: formerUsernames.username, set: row })
}

/**
 * True while a username is reserved: for the member who had it until recently, or for a module whose
 * addresses begin with it.
 */
export async function isReservedForOther(
  db: Sql,
  wanted: { readonly username: string; readonly userId: UserId },
  now: Date,
): Promise<boolean> {
  const edge = new Date(now.getTime() - limits.formerUsernameDays * day)
  const rows = await db
    .select({ userId: formerUsernames.userId })
    .from(formerUsernames)
    .where(
      and(
        eq(formerUsernames.username, wanted.username),
        sql`${formerUsernames.userId} is distinct from ${wanted.userId}::bigint`,
        gt(formerUsernames.replacedAt, edge),
      ),
    )
  return rows.length > 0 || (await isAddressWord(db, wanted.username, now))
}
