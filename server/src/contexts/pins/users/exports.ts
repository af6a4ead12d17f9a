import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { users } from '../../identity/index.ts'
import { blocks, boardFollows, follows, interests } from './tables.ts'

const others = alias(users, 'others')

/** Names of other people are public; nothing else of them is in a download. */
const named = { username: others.username, fullName: others.fullName }

const followingOf = async (db: Sql, id: UserId) =>
  db
    .select({ ...named, since: follows.createdAt })
    .from(follows)
    .innerJoin(others, and(eq(others.id, follows.followedId), eq(others.state, 'active')))
    .where(eq(follows.followerId, id))

const followersOf = async (db: Sql, id: UserId) =>
  db
    .select({ ...named, since: follows.createdAt })
    .from(follows)
    .innerJoin(others, and(eq(others.id, follows.followerId), eq(others.state, 'active')))
    .where(eq(follows.followedId, id))

const blockedOf = async (db: Sql, id: UserId) =>
  db
    .select({ username: others.username, since: blocks.createdAt })
    .from(blocks)
    .innerJoin(others, eq(others.id, blocks.blockedId))
    .where(eq(blocks.blockerId, id))

const followedBoardsOf = async (db: Sql, id: UserId) =>
  db
    .select({ boardId: boardFollows.boardId, since: boardFollows.createdAt })
    .from(boardFollows)
    .where(eq(boardFollows.followerId, id))

const topicsOf = async (db: Sql, id: UserId) =>
  db
    .select({ topic: interests.topic, since: interests.createdAt })
    .from(interests)
    .where(eq(interests.userId, id))

/** The people and boards that a member follows or blocks, and who follows them. */
export const peopleExports: readonly ExportedPart[] = [
  { file: 'people', name: 'following', load: followingOf },
  { file: 'people', name: 'followers', load: followersOf },
  { file: 'people', name: 'blocked', load: blockedOf },
  { file: 'people', name: 'followedBoards', load: followedBoardsOf },
]

/** The topics that a member chose. */
export const topicExports: readonly ExportedPart[] = [
  { file: 'settings', name: 'topics', load: topicsOf },
]
