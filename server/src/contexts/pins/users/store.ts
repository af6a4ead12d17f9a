import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { webLink } from '@tessera/contracts/web-link'
import { and, desc, eq, isNotNull, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { currentUsername } from '../addresses/former.ts'
import { selectBoards } from '../boards/board-rows.ts'
import { ownedOrSharedBy } from '../boards/owned-or-shared.ts'
import { boardCardOf } from '../boards/rules.ts'
import { boards } from '../boards/tables.ts'
import { isListedFor, isVisibleTo } from '../boards/visibility.ts'
import { isBlocking } from './block.ts'
import { hasBlocked } from './blocked.ts'
import { officialUserOf } from './official-user.ts'
import { followedBy, userRowOf } from './people.ts'

/** The columns of a profile; counts include only what the viewer may see. */
function profileColumns(viewerId: UserId | null) {
  const listed = and(ownedOrSharedBy(users.id), isVisibleTo(viewerId), isListedFor(viewerId))
  const seen = and(eq(boards.ownerId, users.id), isVisibleTo(viewerId))
  return {
    id: users.id,
    username: users.username,
    fullName: users.fullName,
    portraitKey: media.key,
    about: users.about,
    website: users.listedWebsiteUrl,
    boardSort: users.boardSort,
    hidesFromSearch: users.hidesFromSearch,
    isPartner: users.isPartner,
    isVerifiedMerchant: users.isVerifiedMerchant,
    isVerifiedIdentity: users.isVerifiedIdentity,
    videoUploadAllowed: users.videoUploadAllowed,
    followers: users.followerCount,
    following: users.followingCount,
    boards: sql<number>`(select count(*)::int from ${boards}
        where ${listed} and ${boards.archivedAt} is null
          and (${boards.layout} = 'default' or ${boards.ownerId} = ${viewerId}::bigint))`,
    pins: sql<number>`(select coalesce(sum(${boards.pinCount}), 0)::int from ${boards}
        where ${seen})`,
    followed: followedBy(viewerId),
    blocked: isBlocking(viewerId, users.id),
  }
}

/** Loads a member by their current or a former username. */
export async function findUser(
  db: Sql,
  username: string,
  viewerId: UserId | null,
): Promise<User | undefined> {
  const there = await userNamed(db, username, viewerId)
  if (there !== undefined) return there
  const since = await currentUsername(db, username)
  return since === undefined ? undefined : userNamed(db, since, viewerId)
}

/** Loads a member for a viewer; counts leave out boards that the viewer can't see. */
async function userNamed(
  db: Sql,
  username: string,
  viewerId: UserId | null,
): Promise<User | undefined> {
  const [row] = await db
    .select(profileColumns(viewerId))
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(users.username, username),
        isPresent(users.id),
        viewerId === null ? undefined : sql`not ${hasBlocked(users.id, viewerId)}`,
      ),
    )
  if (row === undefined) return undefined
  return {
    ...userRowOf(row),
    about: row.about,
    website: row.website,
    website_claimed: await isClaimedBy(db, row.id, row.website),
    is_partner: row.isPartner,
    following_count: row.following,
    pin_count: row.pins,
    board_count: row.boards,
    board_sort: row.boardSort,
    blocked_by_me: row.blocked,
    hides_from_search: row.hidesFromSearch,
    ...(row.id === viewerId ? { video_upload_allowed: row.videoUploadAllowed } : {}),
  }
}

/** True when a member has claimed the website that their profile lists. */
async function isClaimedBy(db: Sql, id: UserId, website: string | null): Promise<boolean> {
  const host = website === null ? undefined : webLink(website)?.host
  return host !== undefined && (await officialUserOf(db, host)) === id
}

/** Returns the boards that a member saved to most recently. */
export async function recentBoards(db: Sql, userId: UserId): Promise<readonly BoardCard[]> {
  const rows = await selectBoards(db, userId)
    .where(
      and(
        ownedOrSharedBy(sql`${userId}::bigint`),
        isNull(boards.deletedAt),
        isNull(boards.archivedAt),
        isNotNull(boards.lastPinnedAt),
      ),
    )
    .orderBy(desc(boards.lastPinnedAt), desc(boards.id))
    .limit(limits.recentBoards)
  return rows.map(boardCardOf)
}
