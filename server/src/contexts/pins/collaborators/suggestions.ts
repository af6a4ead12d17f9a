import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isFindable, type PersonRow, users } from '../../identity/index.ts'
import { boardPeople, boards } from '../boards/tables.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { follows } from '../users/tables.ts'

/** Max recent follows, followers and boards to look through. */
const nearLooked = 1_000

/** The member to suggest people to, and the board to share. */
export interface Wanted {
  readonly viewerId: UserId
  readonly boardId: BoardId | undefined
  readonly most: number
}

/**
 * Excludes the viewer, blocked and deleted accounts, and people who are on the board or invited by
 * name.
 */
const maySuggest = ({ viewerId, boardId }: Wanted) =>
  and(
    sql`${users.id} <> ${viewerId}::bigint`,
    isFindable(),
    sql`not ${hasBlockWith(users.id, viewerId)}`,
    boardId === undefined
      ? undefined
      : sql`not exists (select from ${boards}
          where ${boards.id} = ${boardId}::bigint and ${boards.ownerId} = ${users.id})
        and not exists (select from ${boardPeople}
          where ${boardPeople.boardId} = ${boardId}::bigint and ${boardPeople.userId} = ${users.id}
            and (${boardPeople.state} = 'active' or not ${boardPeople.byEmail}))`,
  )

const plain = (text: string) => sql`tessera_plain(${text})`
const plainName = sql`tessera_plain(${users.fullName})`

/** True when the username or any word of the name starts with the term. */
const beginsWith = (term: string) => sql`(
  starts_with(lower(${users.username}::text), ${plain(term)})
  or starts_with(${plainName}, ${plain(term)})
  or strpos(${plainName}, ' ' || ${plain(term)}) > 0)`

const columns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  portraitKey: media.key,
}

/**
 * Returns people close to a member: those they follow, then their followers, then people who share
 * a board with them. Only recent ones are looked through, so that a million followers cost no more.
 */
export async function peopleNear(
  db: Sql,
  wanted: Wanted,
  term?: string,
): Promise<readonly PersonRow[]> {
  const near = db.$with('near').as(
    db
      .select({
        id: sql<string>`near.id`.as('near_id'),
        closeness: sql<number>`sum(near.weight)`.as('closeness'),
      })
      .from(sql`(${nearTo(wanted.viewerId)}) near(id, weight)`)
      .groupBy(sql`near.id`),
  )
  return db
    .with(near)
    .select(columns)
    .from(near)
    .innerJoin(users, sql`${users.id} = ${near.id}`)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(and(maySuggest(wanted), term === undefined ? undefined : beginsWith(term)))
    .orderBy(sql`${near.closeness} desc`, users.fullName, users.id)
    .limit(wanted.most)
}

/** Following and being followed outweigh any number of shared boards. */
const nearTo = (viewerId: UserId): SQL => sql`
  (select ${follows.followedId}, 2000000 from ${follows}
    where ${follows.followerId} = ${viewerId}::bigint
    order by ${follows.createdAt} desc limit ${nearLooked})
  union all
  (select ${follows.followerId}, 1000000 from ${follows}
    where ${follows.followedId} = ${viewerId}::bigint
    order by ${follows.createdAt} desc limit ${nearLooked})
  union all
  (select people.id, 1 from (
    ${myBoards(viewerId)}
  ) mine(board_id), lateral (
    select ${boards.ownerId} from ${boards} where ${boards.id} = mine.board_id
    union all
    select ${boardPeople.userId} from ${boardPeople}
      where ${boardPeople.boardId} = mine.board_id and ${boardPeople.state} = 'active'
  ) people(id) limit ${nearLooked})`

/** The boards that a member shares with others, their own included. */
const myBoards = (viewerId: UserId): SQL => sql`
  select ${boardPeople.boardId} from ${boardPeople}
    join ${boards} on ${boards.id} = ${boardPeople.boardId}
    where ${boardPeople.userId} = ${viewerId}::bigint and ${boardPeople.state} = 'active'
      and ${boards.deletedAt} is null
  union
  select ${boards.id} from ${boards} join ${boardPeople} on ${boardPeople.boardId} = ${boards.id}
    where ${boards.ownerId} = ${viewerId}::bigint and ${boardPeople.state} = 'active'
      and ${boards.deletedAt} is null`

/** Finds people whose name or username starts with the term, through prefix indexes. */
export async function peopleNamed(
  db: Sql,
  wanted: Wanted,
  term: string,
): Promise<readonly PersonRow[]> {
  const named = sql`(select ${users.id} from ${users}
      where lower(${users.username}::text) ~>=~ ${plain(term)}
        and lower(${users.username}::text) ~<~ ${after(term)} and ${maySuggest(wanted)}
      limit ${wanted.most})
    union
    (select ${users.id} from ${users}
      where ${plainName} ~>=~ ${plain(term)} and ${plainName} ~<~ ${after(term)}
        and ${maySuggest(wanted)}
      limit ${wanted.most})`
  return db
    .select(columns)
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(sql`${users.id} in (${named})`)
    .orderBy(users.fullName, users.id)
    .limit(wanted.most)
}

/** The upper bound of texts that start with a term, in the indexes' order. */
const after = (term: string) => sql`(${plain(term)} || chr(1114111))`
