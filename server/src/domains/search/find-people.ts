import type { UserRow } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { type Given, hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, or, sql } from '../../platform/database/sql.ts'
import { isPresent } from '../identity/presence.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'
import type { Sql } from '../sql.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { followedBy, userRowOf } from '../users/people.ts'
import { follows } from '../users/tables.ts'
import { type FoundName, findNames, type NameQuery, type NameWalk } from './find-names.ts'
import { nameFit } from './name-batch.ts'
import { fameOf } from './name-words.ts'

type Person = FoundName & { readonly row: UserRow }

/** Bonuses of people the viewer follows, and of verified people. */
const followedBonus = 1.2
const verifiedBonus = 0.6
/** Max followed people to look through. */
const followedMost = 5_000

/** Searches people and businesses by name; followed and verified people come first. */
export const findPeople = (db: Sql, asked: NameQuery & { readonly viewerId: UserId | null }) =>
  findNames<Person>(db, 'user', asked, (walk) => peopleAmong(db, asked.viewerId, walk))

const peopleSeenBy = (db: Sql, viewerId: Given<UserId> | null) =>
  db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitKey: media.key,
      isVerifiedMerchant: users.isVerifiedMerchant,
      isVerifiedIdentity: users.isVerifiedIdentity,
      followers: users.followerCount,
      followed: viewerId === null ? sql<boolean>`false` : followedBy(viewerId),
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))

const member = sql.placeholder('viewerId')
const walked = sql`${users.id} = any(${sql.placeholder('ids')}::bigint[])`
const isFor = sql`${isPresent(users.id)} and not ${hasBlockWith(users.id, member)}`
const followedByMember = sql`${users.id} in (select ${follows.followedId} from ${follows}
  where ${follows.followerId} = ${member}::bigint limit ${sql.raw(String(followedMost))})`

// Followed people come first, whatever their position in the list.
const atTheTop = hotQuery('people_at_the_top', (db) =>
  peopleSeenBy(db, member).where(and(or(followedByMember, walked), isFor)),
)
const furtherDown = hotQuery('people_further_down', (db) =>
  peopleSeenBy(db, member).where(and(walked, sql`not ${followedBy(member)}`, isFor)),
)

const forVisitor = hotQuery('people_for_visitor', (db) =>
  peopleSeenBy(db, null).where(and(walked, isPresent(users.id))),
)

async function peopleAmong(
  db: Sql,
  viewerId: UserId | null,
  { ids, typed, isTop }: NameWalk,
): Promise<readonly Person[]> {
  const rows =
    viewerId === null
      ? await forVisitor(db, { ids: [...ids] })
      : await (isTop ? atTheTop : furtherDown)(db, { ids: [...ids], viewerId })
  return rows.flatMap((row) => {
    const fit = nameFit([row.username, row.fullName], typed)
    if (fit === undefined) return []
    const bonus =
      (row.followed ? followedBonus : 0) +
      (row.isVerifiedMerchant || row.isVerifiedIdentity ? verifiedBonus : 0)
    return [{ id: row.id, fit: fit + bonus + 0.05 * fameOf(row.followers), row: userRowOf(row) }]
  })
}
