import { z } from '@tessera/contracts/schema'
import { BoardCard } from '../entities/board.ts'
import { User, UserRow } from '../entities/user.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** Returns a person or business by username. 'save_behavior' adds the boards that the viewer used last. */
export const getUser = defineCall({
  name: 'UserResource.get',
  summary: 'Returns a person or business.',
  method: 'GET',
  reads: 'late',
  path: '/resource/UserResource/get/',
  input: z.strictObject({
    username: z.string().check(z.maxLength(100)),
    field_set_key: z._default(z.enum(['profile', 'save_behavior']), 'profile'),
  }),
  output: z.extend(User, { recent_boards: z.optional(z.array(BoardCard)) }),
  errors: ['not-found'],
  who: 'anyone',
})

/** Lists a person's followers, newest first. */
export const userFollowers = defineCall({
  name: 'UserFollowersResource.get',
  summary: "Lists a person's followers.",
  method: 'GET',
  reads: 'late',
  path: '/resource/UserFollowersResource/get/',
  input: z.strictObject({ user_id: UserId, ...pageOptions }),
  output: z.array(UserRow),
  errors: ['not-found'],
  who: 'anyone',
})

/** Lists the people that a person follows, newest first. */
export const userFollowing = defineCall({
  name: 'UserFollowingResource.get',
  summary: 'Lists the people that a person follows.',
  method: 'GET',
  reads: 'late',
  path: '/resource/UserFollowingResource/get/',
  input: z.strictObject({ user_id: UserId, ...pageOptions }),
  output: z.array(UserRow),
  errors: ['not-found'],
  who: 'anyone',
})
