import type { UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { mayBeSeenBy } from '../boards/seen.ts'
import { boards } from '../boards/tables.ts'
import type { Sql } from '../sql.ts'
import { isApartFrom } from '../users/blocked.ts'
import { type FoundName, findNames, type NameQuery, type NameWalk } from './find-names.ts'
import { nameFit } from './name-stretch.ts'
import { fameOf } from './name-words.ts'

/** How much more a board of the viewer's own counts. */
const ownBonus = 0.5

/** Boards by their names: public ones, and whatever is the viewer's own. */
export const findBoards = (db: Sql, asked: NameQuery & { readonly viewerId: UserId | null }) =>
  findNames(db, 'board', asked, (walk) => boardsAmong(db, asked.viewerId, walk))

async function boardsAmong(
  db: Sql,
  viewerId: UserId | null,
  { ids, typed, isTop }: NameWalk,
): Promise<readonly FoundName[]> {
  const walked = sql`${boards.id} = any(${sql.param([...ids])}::bigint[])`
  const mine = viewerId === null ? sql`false` : eq(boards.ownerId, viewerId)
  const theirs = and(
    walked,
    sql`not ${mine}`,
    eq(boards.privacy, 'public'),
    isNull(boards.deletedAt),
    viewerId === null ? undefined : sql`not ${isApartFrom(boards.ownerId, viewerId)}`,
  )
  const rows = await db
    .select({
      id: boards.id,
      name: boards.name,
      pinCount: boards.pinCount,
      isMine: sql<boolean>`${mine}`,
    })
    .from(boards)
    .where(and(isTop ? or(mine, theirs) : theirs, mayBeSeenBy(viewerId)))
  return rows.flatMap(({ id, name, pinCount, isMine }) => {
    const fit = nameFit([name], typed)
    return fit === undefined
      ? []
      : [{ id, fit: fit + (isMine ? ownBonus : 0) + 0.1 * fameOf(pinCount) }]
  })
}
