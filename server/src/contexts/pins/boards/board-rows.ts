import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, desc, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { pins } from '../pins/tables.ts'
import type { CollaboratorRow, Cover } from './rules.ts'
import { boardPeople, boards, sections } from './tables.ts'

/** Max pictures on a board's card. */
const coversMax = 3
/** Max people on a board's card, besides its owner. */
const peopleMax = 4

const portraits = alias(media, 'portraits')

/** A picture that may be sensitive is nobody's cover. */
const latestPictures = (db: Sql, where: SQL | undefined) =>
  db
    .select({ key: media.key, color: media.dominantColor })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(and(where, isNull(pins.deletedAt), isNull(media.clearKey)))
    .orderBy(desc(pins.place), desc(pins.id))
    .limit(coversMax)

/** The chosen cover, while a pin on the board shows that picture. */
const chosenPicture = sql`(select ${media.key} as key, ${media.dominantColor} as color
  from ${pins} join ${media} on ${media.id} = ${pins.mediaId}
  where ${boards.coverId} is not null and ${pins.boardId} = ${boards.id}
    and ${pins.mediaId} = ${boards.coverId} and ${pins.deletedAt} is null
    and ${media.clearKey} is null limit 1)`

const coversOf = (db: Sql) => {
  const latest = latestPictures(db, eq(pins.boardId, boards.id))
  return sql<readonly Cover[]>`(select coalesce(jsonb_agg(covers), '[]')
    from (${chosenPicture} union all (${latest.getSQL()})) covers(key, color))`
}

/** The key of the picture that a board's card shows first; null when it has none. */
export const coverKey = sql<string | null>`coalesce((select key from ${chosenPicture} chosen),
  (select ${media.key} from ${pins} join ${media} on ${media.id} = ${pins.mediaId}
    where ${pins.boardId} = ${boards.id} and ${pins.deletedAt} is null and ${media.clearKey} is null
    order by ${pins.place} desc, ${pins.id} desc limit 1))`

const active = sql`from ${boardPeople} where ${boardPeople.boardId} = ${boards.id}
  and ${boardPeople.state} = 'active' and ${isPresent(boardPeople.userId)}`

const collaborators = sql<
  readonly CollaboratorRow[]
>`(select coalesce(jsonb_agg(people), '[]') from (
  select who.id::text as id, who.username, who.full_name as "fullName", face.key as "portraitKey"
  from ${boardPeople} join users who on who.id = ${boardPeople.userId}
    left join media face on face.id = who.portrait_id
  where ${boardPeople.boardId} = ${boards.id} and ${boardPeople.state} = 'active'
    and ${isPresent(boardPeople.userId)}
  order by ${boardPeople.createdAt}, who.id limit ${peopleMax}) people)`

/** Returns when this member archived the board: as its owner, or for themself alone. */
const archivedBy = (viewerId: QueryValue<UserId> | null) =>
  viewerId === null
    ? sql<string | null>`null`
    : sql<string | null>`case when ${boards.ownerId} = ${viewerId}::bigint then ${boards.archivedAt}
        else (select ${boardPeople.archivedAt} ${active}
          and ${boardPeople.userId} = ${viewerId}::bigint) end`

/** Selects boards with all that a card shows; the caller adds filter and order. */
export function selectBoards(db: Sql, viewerId: QueryValue<UserId> | null) {
  return db
    .select({
      id: boards.id,
      name: boards.name,
      slug: boards.slug,
      username: users.username,
      layout: boards.layout,
      privacy: boards.privacy,
      description: boards.description,
      coverIsChosen: sql<boolean>`exists ${chosenPicture}`,
      pinCount: boards.pinCount,
      archivedAt: boards.archivedAt,
      sectionCount: sql<number>`(select count(*)::int from ${sections}
        where ${sections.boardId} = ${boards.id} and ${sections.deletedAt} is null)`,
      covers: coversOf(db),
      collaborators,
      collaboratorCount: sql<number>`(select count(*)::int ${active})`,
      sharedWithMe: sql<boolean>`exists (select ${active}
        and ${boardPeople.userId} = ${viewerId}::bigint)`,
      archivedByMe: sql<string | null>`to_char(${archivedBy(viewerId)} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      owner: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitKey: portraits.key,
      },
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .leftJoin(portraits, eq(portraits.id, users.portraitId))
}

/** Selects live sections in order, with their latest pictures. */
export function selectSections(db: Sql) {
  const latest = latestPictures(db, eq(pins.sectionId, sections.id))
  return db
    .select({
      id: sections.id,
      title: sections.title,
      slug: sections.slug,
      pinCount: sections.pinCount,
      previews: sql<
        readonly string[]
      >`(select coalesce(jsonb_agg(latest.key), '[]') from (${latest.getSQL()}) latest(key, color))`,
    })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .orderBy(sections.place, sections.id)
}
