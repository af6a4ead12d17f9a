import type { BoardSort } from '@tessera/contracts/entities/user'
import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent } from '../../identity/index.ts'
import { pins } from '../pins/tables.ts'
import { selectBoards } from './board-rows.ts'
import { ownedOrSharedBy } from './owned-or-shared.ts'
import type { BoardCardRow } from './rules.ts'
import { boardPeople, boards } from './tables.ts'
import { isListedFor, isVisibleTo } from './visibility.ts'

/** Sort keys, descending except for names. In a custom order, boards of other owners come last. */
const scoresFor = (ownerId: UserId): Readonly<Record<BoardSort, SQL>> => ({
  newest: sql`0::float8`,
  last_pinned: sql`coalesce(extract(epoch from ${boards.lastPinnedAt}), 0)::float8`,
  name: sql`${boards.nameKey}`,
  custom: sql`case when ${boards.ownerId} = ${ownerId}::bigint
    then -coalesce(${boards.place}, 2147483647)::float8 else -2147483648::float8 end`,
})

/** A request for a page of boards; it starts after the last board of the previous page. */
export interface PageOfBoards {
  readonly ownerId: UserId
  readonly viewerId: UserId | null
  readonly filter: 'current' | 'archived'
  readonly sort: BoardSort
  readonly after: BoardId | undefined
  readonly most: number
}

/** Returns the boards on a member's profile that the viewer may see. */
export async function boardsOf(db: Sql, asked: PageOfBoards): Promise<readonly BoardCardRow[]> {
  const score = scoresFor(asked.ownerId)[asked.sort]
  const [order, beyond] =
    asked.sort === 'name'
      ? [sql`${score}, ${boards.id}`, sql`>`]
      : [sql`${score} desc, ${boards.id} desc`, sql`<`]
  return selectBoards(db, asked.viewerId)
    .where(
      and(
        ownedOrSharedBy(asked.ownerId),
        isVisibleTo(asked.viewerId),
        isListedFor(asked.viewerId),
        asked.filter === 'archived' ? isNotNull(boards.archivedAt) : isNull(boards.archivedAt),
        asked.after === undefined
          ? undefined
          : sql`(${score}, ${boards.id}) ${beyond}
              (select ${score}, ${boards.id} from ${boards} where ${boards.id} = ${asked.after})`,
      ),
    )
    .orderBy(order)
    .limit(asked.most)
}

/** Returns all boards that a member may save to and hasn't archived. */
export async function boardsToSaveTo(db: Sql, userId: UserId): Promise<readonly BoardCardRow[]> {
  return selectBoards(db, userId).where(
    and(
      ownedOrSharedBy(userId),
      isNull(boards.deletedAt),
      isPresent(boards.ownerId),
      current(userId),
    ),
  )
}

/** Returns the protected boards of an ad account's owner. */
export async function protectedBoards(db: Sql, ownerId: UserId): Promise<readonly BoardCardRow[]> {
  return selectBoards(db, ownerId).where(
    and(
      eq(boards.ownerId, ownerId),
      eq(boards.privacy, 'protected'),
      isNull(boards.deletedAt),
      isNull(boards.archivedAt),
    ),
  )
}

const current = (userId: UserId) =>
  and(
    isNull(boards.archivedAt),
    sql`not exists (select from ${boardPeople} where ${boardPeople.boardId} = ${boards.id}
      and ${boardPeople.userId} = ${userId}::bigint and ${boardPeople.archivedAt} is not null)`,
  )

/** Recently used boards to consider for suggestions. */
const suitingAmong = 40

/**
 * Returns the boards that suit a pin best: those whose pins share most words with it, then
 * the most recently used. A board without pins is never suggested.
 */
export async function suitingBoards(
  db: Sql,
  asked: {
    readonly among: readonly BoardId[]
    readonly pinId: PinId | undefined
    readonly most: number
  },
): Promise<readonly BoardId[]> {
  if (asked.among.length === 0 || asked.most === 0) return []
  const recent = db
    .select({ id: boards.id, lastPinnedAt: boards.lastPinnedAt })
    .from(boards)
    .where(and(inArray(boards.id, [...asked.among]), isNotNull(boards.lastPinnedAt)))
    .orderBy(desc(boards.lastPinnedAt), desc(boards.id))
    .limit(suitingAmong)
    .as('recent')
  const likeness = asked.pinId === undefined ? [] : [desc(wordsShared(recent.id, asked.pinId))]
  const rows = await db
    .select({ id: recent.id })
    .from(recent)
    .orderBy(...likeness, desc(recent.lastPinnedAt), desc(recent.id))
    .limit(asked.most)
  return rows.map(({ id }) => id)
}

/** Counts the pins of a board that share a word with this pin. */
const wordsShared = (boardId: unknown, pinId: PinId) =>
  sql`(select count(*) from (select from ${pins} where ${pins.boardId} = ${boardId}
    and ${pins.deletedAt} is null
    and ${pins.words} @@ (
      select string_agg(quote_literal(word), ' | ')::tsquery
      from ${pins} seen, unnest(tsvector_to_array(seen.words)) word
      where seen.id = ${pinId}::bigint)
    limit 100) alike)`
