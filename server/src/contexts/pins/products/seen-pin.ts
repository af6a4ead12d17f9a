import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, asc, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'

/** Selects the first pin of a product that somebody may see: the first one of all, or a copy. */
export const seenPin = (db: Sql, originId: SQL, viewerId: QueryValue<UserId> | null) =>
  db
    .select({ id: pins.id })
    .from(pins)
    .innerJoin(boards, sql`${boards.id} = ${pins.boardId}`)
    .where(
      and(
        sql`${pins.originId} = ${originId}`,
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(viewerId),
      ),
    )
    .orderBy(asc(pins.id))
    .limit(1)

const seenByMember = hotQuery('product_pin_seen', (db) =>
  seenPin(db, sql`${sql.placeholder('originId')}::bigint`, sql.placeholder('userId')),
)

/** Returns the pin that shows a product to a member; undefined when they may see none. */
export async function pinSeenBy(
  db: Sql,
  originId: PinId,
  userId: UserId,
): Promise<PinId | undefined> {
  const [pin] = await seenByMember(db, { originId, userId })
  return pin?.id
}
