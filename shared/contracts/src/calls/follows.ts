import { z } from '@tessera/contracts/schema'
import { UserCard } from '../entities/user.ts'
import { BoardId, UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const person = z.strictObject({ user_id: UserId })
const board = z.strictObject({ board_id: BoardId })

const followed = z.object({ id: UserId, followed_by_me: z.boolean(), follower_count: z.number() })
const boardFollowed = z.object({ id: BoardId, followed_by_me: z.boolean() })
const blocked = z.object({ id: UserId, blocked_by_me: z.boolean() })

/** Follows a person. Calling it twice has no further effect. */
export const followUser = defineCall({
  name: 'UserFollowResource.create',
  summary: 'Follows a person.',
  method: 'POST',
  path: '/resource/UserFollowResource/create/',
  input: person,
  output: followed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Unfollows a person. */
export const unfollowUser = defineCall({
  name: 'UserFollowResource.delete',
  summary: 'Unfollows a person.',
  method: 'POST',
  path: '/resource/UserFollowResource/delete/',
  input: person,
  output: followed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Follows a board. */
export const followBoard = defineCall({
  name: 'BoardFollowResource.create',
  summary: 'Follows a board.',
  method: 'POST',
  path: '/resource/BoardFollowResource/create/',
  input: board,
  output: boardFollowed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Unfollows a board. */
export const unfollowBoard = defineCall({
  name: 'BoardFollowResource.delete',
  summary: 'Unfollows a board.',
  method: 'POST',
  path: '/resource/BoardFollowResource/delete/',
  input: board,
  output: boardFollowed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Blocks a person. The two no longer follow each other or share boards. */
export const blockUser = defineCall({
  name: 'UserBlockResource.create',
  summary: 'Blocks a person.',
  method: 'POST',
  path: '/resource/UserBlockResource/create/',
  input: person,
  output: blocked,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Unblocks a person. Follows and shared boards that the block ended are not restored. */
export const unblockUser = defineCall({
  name: 'UserBlockResource.delete',
  summary: 'Unblocks a person.',
  method: 'POST',
  path: '/resource/UserBlockResource/delete/',
  input: person,
  output: blocked,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Lists the people that the viewer has blocked, the latest first. */
export const blockedUsers = defineCall({
  name: 'UserBlocksResource.get',
  summary: 'Lists the people that the viewer has blocked.',
  method: 'GET',
  path: '/resource/UserBlocksResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(UserCard),
  errors: [],
  who: 'member',
})
