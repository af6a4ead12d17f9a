import type { UserId } from '@tessera/contracts/ids'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import type { QueryWords } from '../../base/words/query-words.ts'
import { boards, isVisibleTo, pins, products } from '../../pins/index.ts'
import { filterCondition, type PinFilters } from './pin-filters.ts'

/** A search in a member's own pins. */
export interface MyPinQuery {
  readonly query: QueryWords
  readonly filters: PinFilters
  readonly viewerId: UserId
  /** The last pin of the previous page. */
  readonly before: string | undefined
  readonly most: number
}

/**
 * Returns the viewer's own pins with all the words, latest first, on secret boards too. The last
 * word may be a prefix. `is true` keeps the planner from searching everybody's pins first.
 */
export function myPinsWith(db: Sql, asked: MyPinQuery) {
  const { query, viewerId, before } = asked
  const condition = and(
    eq(pins.pinnerId, viewerId),
    isNull(pins.deletedAt),
    isVisibleTo(viewerId),
    before === undefined ? undefined : sql`${pins.id} < ${before}::bigint`,
    ...query.words.map((word, at) => hasWord(word, at === query.words.length - 1)),
    ...query.tags.map((tag) => sql`strpos(${pins.plain}, ${`#${tag}`}) > 0`),
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

function hasWord(word: string, isLast: boolean) {
  const plain = sql`tessera_plain(${word})`
  const whole = sql`plainto_tsquery('english', ${plain})`
  const matches = sql`(${pins.words} @@ ${whole} or numnode(${whole}) = 0) is true`
  return isLast ? sql`(${matches} or strpos(${pins.plain}, ${plain}) > 0)` : matches
}
