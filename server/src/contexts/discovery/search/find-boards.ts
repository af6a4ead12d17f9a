import type { BoardId, UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import {
  type BoardRow,
  boards,
  coverKey,
  hasBlockWith,
  isShownTo,
  isVisibleTo,
} from '../../pins/index.ts'
import { type FoundName, type NameQuery, nameSearch, type TypedName } from './find-names.ts'
import { type NameReach, type NameRead, nameBatch, nameFit, topReach } from './name-batch.ts'
import { fameOf } from './name-words.ts'

/** The bonus of the viewer's own boards. */
const ownBonus = 0.5
/** Boards of a batch that are read with what a suggestion shows. */
const suggestedMost = 4

/** A board as a suggestion shows it. */
export interface SuggestedBoard extends BoardRow {
  readonly cover: string | null
}

/** A board whose name may match. */
export interface NamedBoard {
  readonly id: BoardId
  readonly name: string
  readonly pinCount: number
  readonly isMine: boolean
  /** Only of boards that a suggestion is likely to show. */
  readonly shown: SuggestedBoard | null
}

const isMineFor = (viewerId: QueryValue<UserId>) => sql`${boards.ownerId} = ${viewerId}::bigint`

const ownIds = (viewerId: QueryValue<UserId>) =>
  sql`array(select own.id from ${boards} own where own.owner_id = ${viewerId}::bigint)`

/** Keeps public boards, and the viewer's own at the top, whatever their position in the list. */
function seenBoards(
  ids: SQL,
  viewerId: QueryValue<UserId> | null,
  isTop: boolean,
): SQL | undefined {
  const isPublic = and(
    sql`${boards.privacy} = 'public'`,
    isNull(boards.deletedAt),
    isShownTo(boards.ownerId, viewerId),
  )
  if (viewerId === null) return and(sql`${boards.id} = any(${ids})`, isPublic, isVisibleTo(null))
  const mine = isMineFor(viewerId)
  const theirs = and(isPublic, sql`not ${mine}`, sql`not ${hasBlockWith(boards.ownerId, viewerId)}`)
  return isTop
    ? and(
        sql`${boards.id} = any(${ids} || ${ownIds(viewerId)})`,
        sql`(${mine} or ${theirs})`,
        isVisibleTo(viewerId),
      )
    : and(sql`${boards.id} = any(${ids})`, theirs, isVisibleTo(viewerId))
}

const shownColumn = sql`(select json_build_object('id', ${boards.id}::text, 'name', ${boards.name},
    'slug', ${boards.slug}, 'username', ${users.username}, 'cover', ${coverKey})
  from ${boards} join ${users} on ${users.id} = ${boards.ownerId} where ${boards.id} = seen.id)`

/** Selects the boards of a batch; the likeliest of those with this start come with what they show. */
function boardsAmong(
  ids: SQL,
  viewerId: QueryValue<UserId> | null,
  { isTop, suggested }: { readonly isTop: boolean; readonly suggested: SQL | undefined },
): SQL {
  const likely =
    suggested === undefined
      ? sql`false`
      : sql`row_number() over (order by strpos(' ' || tessera_plain(${boards.name}), ' ' || ${suggested}) > 0 desc,
          ${viewerId === null ? sql`false` : isMineFor(viewerId)} desc,
          ${boards.pinCount} desc) <= ${sql.raw(String(suggestedMost))}`
  return sql`select json_agg(json_build_object('id', id::text, 'name', name, 'pinCount', pin_count,
      'isMine', is_mine, 'shown', case when is_likely then ${shownColumn} end))
    from (
      select ${boards.id}, ${boards.name}, ${boards.pinCount},
        ${viewerId === null ? sql`false` : isMineFor(viewerId)} as is_mine, ${likely} as is_likely
      from ${boards} where ${seenBoards(ids, viewerId, isTop)}
    ) seen`
}

/** The boards of a batch, as one JSON column; with what suggestions show where asked for. */
export const boardsBatch = (
  viewerId: QueryValue<UserId> | null,
  beginning: SQL,
  { suggested, ...reach }: Partial<NameReach> & { readonly suggested?: SQL } = {},
): SQL<NameRead<NamedBoard>> =>
  nameBatch('board', { beginning, ...topReach, ...reach }, (ids) =>
    boardsAmong(ids, viewerId, { isTop: (reach.from ?? null) === null, suggested }),
  )

/** Scores a board; undefined when its name doesn't match. */
function scored(
  { id, name, pinCount, isMine, shown }: NamedBoard,
  typed: TypedName,
): (FoundName & Pick<NamedBoard, 'shown'>) | undefined {
  const fit = nameFit([name], typed)
  return fit === undefined
    ? undefined
    : { id, fit: fit + (isMine ? ownBonus : 0) + 0.1 * fameOf(pinCount), shown }
}

/** A search for boards. */
export type BoardQuery = NameQuery<NamedBoard>

/** Searches boards by name: public ones and the viewer's own. */
export const findBoards = nameSearch({
  kind: 'board',
  statements: { member: 'boards_at_the_top', visitor: 'boards_for_visitor' },
  batch: boardsBatch,
  score: scored,
})
