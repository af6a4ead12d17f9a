import type { UserId } from '@tessera/contracts/ids'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, isVisibleTo, ownPinsWith, pins, products } from '../../pins/index.ts'
import { filterCondition, type PinFilters } from './pin-filters.ts'

/** A search in a member's own pins. */
export interface MyPinQuery {
  readonly query: string
  readonly filters: PinFilters
  readonly viewerId: UserId
  /** The last pin of the previous page. */
  readonly before: string | undefined
  readonly most: number
}

/** Returns the viewer's own pins that a look-up finds, latest first, on secret boards too. */
export function myPinsWith(db: Sql, asked: MyPinQuery) {
  const { query, viewerId, before } = asked
  const condition = and(
    eq(pins.pinnerId, viewerId),
    isNull(pins.deletedAt),
    isVisibleTo(viewerId),
    before === undefined ? undefined : sql`${pins.id} < ${before}::bigint`,
    ownPinsWith(query, viewerId),
    filterCondition(asked.filters),
  )
  return db
    .select({ id: pins.id, pictureColor: media.dominantColor })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(condition)
    .orderBy(desc(pins.id))
    .limit(asked.most)
}
