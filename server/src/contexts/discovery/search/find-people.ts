import type { UserRow } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import {
  followedBy,
  follows,
  hasBlockWith,
  type ListedPerson,
  userRowOf,
} from '../../pins/index.ts'
import { type FoundName, findNames, type NameQuery, type TypedName } from './find-names.ts'
import {
  beginningOf,
  type NameReach,
  type NameRead,
  nameBatch,
  nameFit,
  topReach,
} from './name-batch.ts'
import { fameOf } from './name-words.ts'

type Person = FoundName & { readonly row: UserRow }

/** Bonuses of people the viewer follows, and of verified people. */
const followedBonus = 1.2
const verifiedBonus = 0.6
/** Max followed people to look through. */
const followedMost = 5_000

const columns = (viewerId: QueryValue<UserId> | null) => sql`json_build_object(
  'id', ${users.id}::text, 'username', ${users.username}, 'fullName', ${users.fullName},
  'portraitKey', ${media.key}, 'isVerifiedMerchant', ${users.isVerifiedMerchant},
  'isVerifiedIdentity', ${users.isVerifiedIdentity}, 'followers', ${users.followerCount},
  'followed', ${viewerId === null ? sql`false` : followedBy(viewerId)})`

const followedIds = (viewerId: QueryValue<UserId>) => sql`array(select ${follows.followedId}
  from ${follows} where ${follows.followerId} = ${viewerId}::bigint
  limit ${sql.raw(String(followedMost))})`

/** Selects the people of a batch. Followed people come first, whatever their position in the list. */
function peopleAmong(ids: SQL, viewerId: QueryValue<UserId> | null, isTop: boolean): SQL {
  const wanted = viewerId !== null && isTop ? sql`(${ids} || ${followedIds(viewerId)})` : ids
  const which = and(
    sql`${users.id} = any(${wanted})`,
    isPresent(users.id),
    viewerId === null ? undefined : sql`not ${hasBlockWith(users.id, viewerId)}`,
    viewerId === null || isTop ? undefined : sql`not ${followedBy(viewerId)}`,
  )
  return sql`select json_agg(${columns(viewerId)}) from ${users}
    left join ${media} on ${media.id} = ${users.portraitId} where ${which}`
}

/** The people of a batch, as one JSON column. */
export const peopleBatch = (
  viewerId: QueryValue<UserId> | null,
  beginning: SQL,
  reach: NameReach = topReach,
): SQL<NameRead<ListedPerson>> =>
  nameBatch('user', { beginning, ...reach }, (ids) =>
    peopleAmong(ids, viewerId, reach.from === null),
  )

const batchAs = (batch: SQL) => sql`(select ${batch} as batch) names`
const columnOf = { batch: sql<NameRead<ListedPerson>>`batch` }
const beginning = sql.placeholder('beginning')

const forMember = hotQuery('people_at_the_top', (db) =>
  db.select(columnOf).from(batchAs(peopleBatch(sql.placeholder('viewerId'), sql`${beginning}`))),
)
const forVisitor = hotQuery('people_for_visitor', (db) =>
  db.select(columnOf).from(batchAs(peopleBatch(null, sql`${beginning}`))),
)

async function readPeople(
  db: Sql,
  viewerId: UserId | null,
  words: readonly string[],
  reach: NameReach,
): Promise<NameRead<ListedPerson>> {
  const values = { beginning: beginningOf(words), viewerId }
  const isTop = reach.from === null && reach.until === null
  const [row] = isTop
    ? await (viewerId === null ? forVisitor : forMember)(db, values)
    : await db
        .select(columnOf)
        .from(batchAs(peopleBatch(viewerId, sql`${values.beginning}`, reach)))
  return row?.batch ?? { rows: [], last: null, count: 0 }
}

/** Scores a person; undefined when no name of theirs matches. */
function scored(row: ListedPerson, typed: TypedName): Person | undefined {
  const fit = nameFit([row.username, row.fullName], typed)
  if (fit === undefined) return undefined
  const bonus =
    (row.followed ? followedBonus : 0) +
    (row.isVerifiedMerchant || row.isVerifiedIdentity ? verifiedBonus : 0)
  return { id: row.id, fit: fit + bonus + 0.05 * fameOf(row.followers), row: userRowOf(row) }
}

/** A search for people; `top` is its first batch, when another statement has read it. */
export interface PeopleQuery extends NameQuery {
  readonly viewerId: UserId | null
  readonly top?: NameRead<ListedPerson> | undefined
}

/** Searches people and businesses by name; followed and verified people come first. */
export const findPeople = (db: Sql, asked: PeopleQuery) =>
  findNames(db, asked, {
    kind: 'user',
    read: async (words, reach) =>
      asked.top !== undefined && words === asked.words && reach.from === null
        ? asked.top
        : readPeople(db, asked.viewerId, words, reach),
    score: scored,
  })
