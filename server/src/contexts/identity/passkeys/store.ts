import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, isNull, lt, or } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { passkeys } from './tables.ts'

/** A passkey as it is kept. */
export type KeptPasskey = typeof passkeys.$inferSelect

/** Loads an account's passkeys, oldest first. */
export const passkeysOf = (db: Sql, userId: UserId): Promise<KeptPasskey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** Counts an account's passkeys. */
export const countPasskeys = (db: Sql, userId: UserId): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId))

/** Loads a passkey by its id. */
export async function findPasskey(db: Sql, id: string): Promise<KeptPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return row
}

/** Keeps a passkey; false when its id is kept already, for whichever account. */
export async function keepPasskey(db: Sql, passkey: KeptPasskey): Promise<boolean> {
  const kept = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return kept.length > 0
}

/**
 * Records a use; false when the passkey is blocked, or the counter is not above the last one, as with a
 * copied authenticator. A single update decides, so that concurrent uses of one signature succeed once. Authenticators that
 * don't count always say 0.
 */
export async function recordUse(
  db: Sql,
  used: {
    readonly id: string
    readonly counter: number
    readonly synced: boolean
    readonly now: Date
  },
): Promise<boolean> {
  const { id, counter, synced, now } = used
  const neverCounted = counter === 0 ? eq(passkeys.counter, 0) : undefined
  const recorded = await db
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        isNull(passkeys.blockedAt),
        or(lt(passkeys.counter, counter), neverCounted),
      ),
    )
    .returning({ id: passkeys.id })
  return recorded.length > 0
}

/** Renames a passkey; undefined when it isn't the account's. */
export async function renamePasskeyOf(
  db: Sql,
  { userId, id, name }: Pick<KeptPasskey, 'userId' | 'id' | 'name'>,
): Promise<KeptPasskey | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return row
}

/** Deletes a passkey; false when it isn't the account's. */
export async function deletePasskeyOf(tx: Tx, userId: UserId, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}
