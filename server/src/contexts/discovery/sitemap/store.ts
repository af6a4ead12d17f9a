import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import type { AnyPgColumn, PgTable } from '../../../platform/database/define-tables.ts'
import { and, asc, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isFindable, users } from '../../identity/index.ts'
import { boards, isPublicBoard, isShownTo, pinnerIsPresent, pins } from '../../pins/index.ts'

/** The kinds of pages in a sitemap. */
export const listedKinds = ['pins', 'boards', 'people'] as const

/** A kind of page in a sitemap. */
export type ListedKind = (typeof listedKinds)[number]

/** The ids of each kind, and which may be listed. */
const idsOf: Readonly<Record<ListedKind, { table: PgTable; id: AnyPgColumn; which: SQL }>> = {
  pins: {
    table: pins,
    id: pins.id,
    which: sql`${pins.listed} and ${pins.deletedAt} is null`,
  },
  boards: {
    table: boards,
    id: boards.id,
    which: sql`${boards.privacy} = 'public' and ${boards.deletedAt} is null`,
  },
  people: { table: users, id: users.id, which: isFindable() },
}

/**
 * Returns the first id of each stretch, by hopping through the index, so that the cost doesn't
 * depend on the total.
 */
export async function beginningsOf(
  db: Sql,
  kind: ListedKind,
  stretch: number,
  most: number,
): Promise<readonly string[]> {
  const { table, id, which } = idsOf[kind]
  const found: string[] = []
  let from = '0'
  let hop = 0
  while (found.length < most) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${id}::text as id from ${table} where ${id} >= ${from}::bigint and ${which}
      order by ${id} offset ${hop} limit 1`)
    const [row] = rows
    if (row === undefined) break
    found.push(row.id)
    from = row.id
    hop = stretch
  }
  return found
}

/** A pin in a sitemap, and when it last changed, if known. */
export interface ListedPin {
  readonly id: PinId
  /** Null for a picture that may be sensitive. */
  readonly pictureKey: string | null
  readonly changedAt: Date
}

/** Returns the public pins of a stretch. */
export async function pinsListed(
  db: Sql,
  from: PinId,
  stretch: number,
): Promise<readonly ListedPin[]> {
  const own = sql`(select ${pins.id} from ${pins}
    where ${pins.id} >= ${from}::bigint and ${idsOf.pins.which}
    order by ${pins.id} limit ${stretch})`
  return db
    .select({
      id: pins.id,
      pictureKey: sql<string | null>`case when ${media.clearKey} is null then ${media.key} end`,
      changedAt: pins.createdAt,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(
      and(
        sql`${pins.id} in ${own}`,
        isNull(pins.deletedAt),
        isPublicBoard,
        pinnerIsPresent,
        isShownTo(pins.pinnerId, null),
      ),
    )
    .orderBy(asc(pins.id))
}

/** Returns the public, non-empty boards of a stretch. */
export async function boardsListed(db: Sql, from: BoardId, stretch: number) {
  const own = sql`(select ${boards.id} from ${boards}
    where ${boards.id} >= ${from}::bigint and ${idsOf.boards.which}
    order by ${boards.id} limit ${stretch})`
  return db
    .select({
      slug: boards.slug,
      username: users.username,
      changedAt: sql<Date>`coalesce(${boards.lastPinnedAt}, ${boards.createdAt})`.mapWith(
        boards.createdAt,
      ),
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        sql`${boards.id} in ${own}`,
        isPublicBoard,
        isShownTo(boards.ownerId, null),
        sql`${boards.pinCount} > 0`,
      ),
    )
    .orderBy(asc(boards.id))
}

/** Returns the people of a stretch who have public pins. */
export async function peopleListed(db: Sql, from: UserId, stretch: number) {
  const own = sql`(select ${users.id} from ${users}
    where ${users.id} >= ${from}::bigint and ${idsOf.people.which}
    order by ${users.id} limit ${stretch})`
  const latest = sql<Date | null>`(select max(coalesce(shown.last_pinned_at, shown.created_at))
    from ${boards} shown where shown.owner_id = users.id and shown.privacy = 'public'
      and shown.deleted_at is null and shown.pin_count > 0)`
  const shown = db.$with('shown').as(
    db
      .select({ id: users.id, username: users.username, latest: latest.as('latest') })
      .from(users)
      .where(sql`${users.id} in ${own}`),
  )
  return db
    .with(shown)
    .select({
      username: shown.username,
      changedAt: sql<Date>`${shown.latest}`.mapWith(users.createdAt),
    })
    .from(shown)
    .where(sql`${shown.latest} is not null`)
    .orderBy(asc(shown.id))
}
