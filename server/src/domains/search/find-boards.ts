import type { UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import type { Sql } from '../sql.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { type FoundName, findNames, type NameQuery, type NameWalk } from './find-names.ts'
import { nameFit } from './name-batch.ts'
import { fameOf } from './name-words.ts'

/** The bonus of the viewer's own boards. */
const ownBonus = 0.5

/** Searches boards by name: public ones and the viewer's own. */
export const findBoards = (db: Sql, asked: NameQuery & { readonly viewerId: UserId | null }) =>
  findNames(db, 'board', asked, (walk) => boardsAmong(db, asked.viewerId, walk))

const walked = sql`${boards.id} = any(${sql.placeholder('ids')}::bigint[])`
const publicAmongWalked = and(walked, eq(boards.privacy, 'public'), isNull(boards.deletedAt))

const named = (db: Sql, isMine: SQL) =>
  db
    .select({
      id: boards.id,
      name: boards.name,
      pinCount: boards.pinCount,
      isMine: sql<boolean>`${isMine}`,
    })
    .from(boards)

const member = sql.placeholder('viewerId')
const mine = sql`${boards.ownerId} = ${member}::bigint`
const theirs = and(
  publicAmongWalked,
  sql`not ${mine}`,
  sql`not ${hasBlockWith(boards.ownerId, member)}`,
)

// The viewer's own boards come first, whatever their position in the list.
const atTheTop = hotQuery('boards_at_the_top', (db) =>
  named(db, mine).where(and(or(mine, theirs), isVisibleTo(member))),
)
const furtherDown = hotQuery('boards_further_down', (db) =>
  named(db, mine).where(and(theirs, isVisibleTo(member))),
)
const forVisitor = hotQuery('boards_for_visitor', (db) =>
  named(db, sql`false`).where(and(publicAmongWalked, isVisibleTo(null))),
)

async function boardsAmong(
  db: Sql,
  viewerId: UserId | null,
  { ids, typed, isTop }: NameWalk,
): Promise<readonly FoundName[]> {
  const rows =
    viewerId === null
      ? await forVisitor(db, { ids: [...ids] })
      : await (isTop ? atTheTop : furtherDown)(db, { ids: [...ids], viewerId })
  return rows.flatMap(({ id, name, pinCount, isMine }) => {
    const fit = nameFit([name], typed)
    return fit === undefined
      ? []
      : [{ id, fit: fit + (isMine ? ownBonus : 0) + 0.1 * fameOf(pinCount) }]
  })
}
