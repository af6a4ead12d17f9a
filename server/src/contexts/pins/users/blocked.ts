import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { type AnyColumn, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { blocks } from './tables.ts'

/** True when this person has blocked the viewer, for whom they then don't exist. */
export const hasBlocked = (person: AnyColumn, viewerId: UserId) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${person} and ${blocks.blockedId} = ${viewerId}::bigint)`

/** True when either of the two has blocked the other. */
export const hasBlockWith = (person: AnyColumn | SQL, viewerId: QueryValue<UserId>) =>
  sql<boolean>`exists (select from ${blocks}
    where (${blocks.blockerId}, ${blocks.blockedId}) in
      ((${person}, ${viewerId}::bigint), (${viewerId}::bigint, ${person})))`

/** True when either of two people has blocked the other. */
export async function isBlockBetween(db: Sql, one: UserId, other: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(
      sql`(${blocks.blockerId}, ${blocks.blockedId}) in
        ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))`,
    )
    .limit(1)
  return rows.length > 0
}
