import type { UserId } from '@tessera/contracts/ids'
import { and, inArray } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'

/**
 * Locks two members until the transaction ends, in the order of their ids, so that changes between
 * them run one after the other. False when one of them isn't there.
 */
export async function lockBoth(tx: Sql, one: UserId, other: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [one, other]), isPresent(users.id)))
    .orderBy(users.id)
    .for('no key update')
  return rows.length === 2
}
