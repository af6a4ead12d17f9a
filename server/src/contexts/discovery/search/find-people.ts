import type { UserRow } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { isFindable, users } from '../../identity/index.ts'
import {
  followedBy,
  follows,
  hasBlockWith,
  type ListedPerson,
  userRowOf,
} from '../../pins/index.ts'
import { type FoundName, type NameQuery, nameSearch, type TypedName } from './find-names.ts'
import { type NameReach, type NameRead, nameBatch, nameFit, topReach } from './name-batch.ts'
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
    isFindable(),
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

/** Scores a person; undefined when no name of theirs matches. */
function scored(row: ListedPerson, typed: TypedName): Person | undefined {
  const fit = nameFit([row.username, row.fullName], typed)
  if (fit === undefined) return undefined
  const bonus =
    (row.followed ? followedBonus : 0) +
    (row.isVerifiedMerchant || row.isVerifiedIdentity ? verifiedBonus : 0)
  return { id: row.id, fit: fit + bonus + 0.05 * fameOf(row.followers), row: userRowOf(row) }
}

/** A search for people. */
export type PeopleQuery = NameQuery<ListedPerson>

/** Searches people and businesses by name; followed and verified people come first. */
export const findPeople = nameSearch({
  kind: 'user',
  statements: { member: 'people_at_the_top', visitor: 'people_for_visitor' },
  batch: peopleBatch,
  score: scored,
})
