import type { UserRow } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import type { MomentPosition } from '../../../calls/moment-bookmark.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, desc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { cardOf, isPresent, type PersonRow, users } from '../../identity/index.ts'
import { hasBlocked, hasBlockWith } from './blocked.ts'
import { follows } from './tables.ts'

/** True when the viewer follows the person in this row of `users`. */
export const followedBy = (
  viewerId: QueryValue<UserId> | null,
) => sql<boolean>`exists (select from ${follows}
  where ${follows.followedId} = ${users.id} and ${follows.followerId} = ${viewerId}::bigint)`

/** A person of a list as stored. */
export interface ListedPerson extends PersonRow {
  readonly isVerifiedMerchant: boolean
  readonly isVerifiedIdentity: boolean
  readonly followers: number
  readonly followed: boolean
}

/** Returns a person for a list of people. */
export const userRowOf = (row: ListedPerson): UserRow => ({
  ...cardOf(row),
  is_verified_merchant: row.isVerifiedMerchant,
  is_verified_identity: row.isVerifiedIdentity,
  follower_count: row.followers,
  followed_by_me: row.followed,
})

const listedColumns = (viewerId: UserId | null) => ({
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  portraitKey: media.key,
  isVerifiedMerchant: users.isVerifiedMerchant,
  isVerifiedIdentity: users.isVerifiedIdentity,
  followers: users.followerCount,
  followed: followedBy(viewerId),
})

/** Loads these people for a list, without those with a block to or from the viewer. */
export async function peopleById(
  db: Sql,
  ids: readonly UserId[],
  viewerId: UserId | null,
): Promise<ReadonlyMap<UserId, UserRow>> {
  const rows = await db
    .select(listedColumns(viewerId))
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        inArray(users.id, [...new Set(ids)]),
        isPresent(users.id),
        viewerId === null ? undefined : sql`not ${hasBlockWith(users.id, viewerId)}`,
      ),
    )
  return new Map(rows.map((row) => [row.id, userRowOf(row)]))
}

/** True when this account exists for the viewer. */
export async function isThere(db: Sql, id: UserId, viewerId: UserId | null): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isPresent(users.id),
        viewerId === null ? undefined : sql`not ${hasBlocked(users.id, viewerId)}`,
      ),
    )
  return rows.length > 0
}

const sides = {
  followers: { whose: follows.followedId, shown: follows.followerId },
  following: { whose: follows.followerId, shown: follows.followedId },
} as const

/** Selects a person's followers, or those they follow, latest first. */
export async function peopleAround(
  db: Sql,
  asked: {
    readonly side: keyof typeof sides
    readonly id: UserId
    readonly viewerId: UserId | null
    readonly after: MomentPosition | undefined
    readonly most: number
  },
) {
  const { whose, shown } = sides[asked.side]
  const { viewerId, after } = asked
  return db
    .select({ ...listedColumns(viewerId), since: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, shown))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(whose, asked.id),
        isPresent(shown),
        after === undefined
          ? undefined
          : sql`(${follows.createdAt}, ${shown}) < (${after.at}, ${after.id}::bigint)`,
        viewerId === null ? undefined : sql`not ${hasBlockWith(shown, viewerId)}`,
      ),
    )
    .orderBy(desc(follows.createdAt), desc(shown))
    .limit(asked.most)
}
