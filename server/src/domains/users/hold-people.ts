import type { UserId } from '@tessera/contracts/ids'
import { and, inArray } from 'drizzle-orm'
import { isPresent } from '../identity/gone.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'

/**
 * Takes hold of two people for the rest of the transaction, in the order of their ids, so that what is
 * between them changes one thing after the other. False when one of them is not there.
 */
export async function holdBoth(tx: Sql, one: UserId, other: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [one, other]), isPresent(users.id)))
    .orderBy(users.id)
    .for('no key update')
  return rows.length === 2
}
