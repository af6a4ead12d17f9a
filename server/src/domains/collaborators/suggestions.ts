import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { boardPeople, boards } from '../boards/tables.ts'
import { isPresent } from '../identity/gone.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'
import type { PersonRow } from '../pins/rules.ts'
import type { Sql } from '../sql.ts'
import { isApartFrom } from '../users/blocked.ts'
import { follows } from '../users/tables.ts'

/** How many of the latest in each kind of nearness are looked through. */
const nearLooked = 1_000

/** Whom suggestions are for, what was typed, and which board is to be shared. */
export interface Wanted {
  readonly viewerId: UserId
  readonly boardId: BoardId | undefined
  readonly most: number
}

/** Neither oneself, nor anybody apart or gone, nor those who are on the board or known to be asked to it. */
const maySuggest = ({ viewerId, boardId }: Wanted) =>
  and(
    sql`${users.id} <> ${viewerId}::bigint`,
    isPresent(users.id),
    sql`not ${isApartFrom(users.id, viewerId)}`,
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

/** Whether any word of a name, or the username, begins with what was typed. */
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
 * People near to somebody: those they follow, those who follow them, then those with whom they share a
 * board. Only the latest are looked through, so that it costs the same for somebody a million follow.
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

/** Following and being followed weigh more than any number of shared boards. */
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

/** The boards that somebody shares with others, their own and those of others. */
const myBoards = (viewerId: UserId): SQL => sql`
  select ${boardPeople.boardId} from ${boardPeople}
    join ${boards} on ${boards.id} = ${boardPeople.boardId}
    where ${boardPeople.userId} = ${viewerId}::bigint and ${boardPeople.state} = 'active'
      and ${boards.deletedAt} is null
  union
  select ${boards.id} from ${boards} join ${boardPeople} on ${boardPeople.boardId} = ${boards.id}
    where ${boards.ownerId} = ${viewerId}::bigint and ${boardPeople.state} = 'active'
      and ${boards.deletedAt} is null`

/** Anybody whose name or username begins with what was typed, found by their indexes. */
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

/** The end of the range of texts that begin with a term, as the indexes order them. */
const after = (term: string) => sql`(${plain(term)} || chr(1114111))`
