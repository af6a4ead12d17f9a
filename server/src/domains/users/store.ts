import type { User } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { and, eq, sql } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'
import { mayBeSeenBy } from '../pins/pin-rows.ts'
import { cardOf } from '../pins/rules.ts'
import type { Sql } from '../sql.ts'
import { follows } from './tables.ts'

/** A person with the counts that the viewer may know: what is on boards that others cannot see is not in them. */
export async function findUser(
  db: Sql,
  username: string,
  viewerId: UserId | null,
): Promise<User | undefined> {
  const seen = and(eq(boards.ownerId, users.id), mayBeSeenBy(viewerId))
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitSha: media.sha,
      about: users.about,
      isPartner: users.isPartner,
      isVerifiedMerchant: users.isVerifiedMerchant,
      followers: sql<number>`(select count(*)::int from ${follows}
        where ${follows.followedId} = ${users.id})`,
      boards: sql<number>`(select count(*)::int from ${boards} where ${seen})`,
      pins: sql<number>`(select coalesce(sum(${boards.pinCount}), 0)::int from ${boards}
        where ${seen})`,
      followed: sql<boolean>`exists (select from ${follows} where ${follows.followedId} = ${users.id}
        and ${follows.followerId} = ${viewerId}::bigint)`,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(eq(users.username, username))
  if (row === undefined) return undefined
  return {
    ...cardOf(row),
    about: row.about,
    is_partner: row.isPartner,
    is_verified_merchant: row.isVerifiedMerchant,
    follower_count: row.followers,
    pin_count: row.pins,
    board_count: row.boards,
    followed_by_me: row.followed,
  }
}
