import { type Draft, defineCommand } from '@tessera/cache'
import { boardPins, getBoard, userBoards } from '@tessera/contracts/calls/boards'
import {
  blockedUsers,
  blockUser,
  followBoard,
  followUser,
  unblockUser,
  unfollowBoard,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { words } from './words.ts'

interface FollowPerson {
  readonly userId: string
  readonly followed: boolean
  /** The member who follows, whose own count changes. */
  readonly viewerId: string
}

const lists = [userFollowers, userFollowing]

function showFollowed(
  draft: Draft,
  { userId, followed }: Pick<FollowPerson, 'userId' | 'followed'>,
) {
  draft.patch('user', userId, ({ followed_by_me: before, follower_count: count }) => ({
    followed_by_me: followed,
    ...(count === undefined || before === undefined
      ? {}
      : { follower_count: Math.max(0, count + Number(followed) - Number(before)) }),
  }))
}

/** Follows a person or stops following them. The last of several presses counts. */
export const followPerson = defineCommand(
  (client, { userId, followed }: FollowPerson) =>
    client.call(followed ? followUser : unfollowUser, { user_id: userId }),
  {
    name: 'follow-person',
    latest: true,
    key: ({ userId }) => userId,
    show: (input, draft) => showFollowed(draft, input),
    confirm(answer, { userId, viewerId }, draft) {
      const { followed_by_me, follower_count } = answer
      draft.patch('user', userId, { followed_by_me, follower_count })
      draft.lists({ of: [getUser], shows: { type: 'user', ids: [viewerId] }, ask: 'now' })
      // Rows stay in place while the pointer is on them.
      draft.lists({ of: lists, ask: 'later' })
    },
  },
)

interface FollowBoard {
  readonly boardId: string
  readonly followed: boolean
}

/** Follows a board or stops following it. The last of several presses counts. */
export const followOneBoard = defineCommand(
  (client, { boardId, followed }: FollowBoard) =>
    client.call(followed ? followBoard : unfollowBoard, { board_id: boardId }),
  {
    name: 'follow-board',
    latest: true,
    key: ({ boardId }) => boardId,
    show: ({ boardId, followed }, draft) =>
      draft.patch('board', boardId, { followed_by_me: followed }),
    confirm: (_, __, draft) => draft.lists({ of: lists, ask: 'later' }),
  },
)

interface BlockPerson {
  readonly userId: string
  readonly blocked: boolean
  /** The name to say it with; it is not said without one. */
  readonly name?: string
}

/** Blocks a person, which ends following, or unblocks them. */
export const blockPerson = defineCommand(
  (client, { userId, blocked }: BlockPerson) =>
    client.call(blocked ? blockUser : unblockUser, { user_id: userId }),
  {
    name: 'block-person',
    key: ({ userId }) => userId,
    confirm(_, { userId, blocked }, draft) {
      draft.patch('user', userId, { blocked_by_me: blocked })
      if (blocked) showFollowed(draft, { userId, followed: false })
      draft.lists({
        of: [getUser, getBoard, userBoards, userPins, boardPins, blockedUsers, ...lists],
        ask: 'now',
      })
    },
    say: {
      done: (_, { blocked, name }) =>
        name === undefined
          ? undefined
          : { text: (blocked ? words.blocked : words.unblocked)({ name }), tone: 'info' },
    },
  },
)
