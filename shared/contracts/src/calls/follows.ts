import { z } from '@tessera/contracts/schema'
import { BoardId, UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'

const person = z.strictObject({ user_id: UserId })
const board = z.strictObject({ board_id: BoardId })

const followed = z.object({ id: UserId, followed_by_me: z.boolean(), follower_count: z.number() })
const boardFollowed = z.object({ id: BoardId, followed_by_me: z.boolean() })
const blocked = z.object({ id: UserId, blocked_by_me: z.boolean() })

/** Follows somebody; asked for twice it is done once. */
export const followUser = defineCall({
  name: 'UserFollowResource.create',
  summary: 'Follows somebody.',
  method: 'POST',
  path: '/resource/UserFollowResource/create/',
  input: person,
  output: followed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Follows somebody no more. */
export const unfollowUser = defineCall({
  name: 'UserFollowResource.delete',
  summary: 'Follows somebody no more.',
  method: 'POST',
  path: '/resource/UserFollowResource/delete/',
  input: person,
  output: followed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Follows one board of somebody's. */
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

/** Follows a board no more. */
export const unfollowBoard = defineCall({
  name: 'BoardFollowResource.delete',
  summary: 'Follows a board no more.',
  method: 'POST',
  path: '/resource/BoardFollowResource/delete/',
  input: board,
  output: boardFollowed,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Blocks somebody: the two follow each other no more and share no boards of each other's. */
export const blockUser = defineCall({
  name: 'UserBlockResource.create',
  summary: 'Blocks somebody.',
  method: 'POST',
  path: '/resource/UserBlockResource/create/',
  input: person,
  output: blocked,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})

/** Takes a block back; what it ended stays ended. */
export const unblockUser = defineCall({
  name: 'UserBlockResource.delete',
  summary: 'Takes a block back.',
  method: 'POST',
  path: '/resource/UserBlockResource/delete/',
  input: person,
  output: blocked,
  errors: ['not-found', 'not-yourself'],
  who: 'member',
})
