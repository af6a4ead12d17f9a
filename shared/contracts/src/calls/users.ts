import { z } from '@tessera/contracts/schema'
import { BoardCard } from '../entities/board.ts'
import { User, UserRow } from '../entities/user.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** One person or business by username. 'save_behavior' brings the boards that the viewer saved to last. */
export const getUser = defineCall({
  name: 'UserResource.get',
  summary: 'One person or business.',
  method: 'GET',
  path: '/resource/UserResource/get/',
  input: z.strictObject({
    username: z.string().check(z.maxLength(100)),
    field_set_key: z._default(z.enum(['profile', 'save_behavior']), 'profile'),
  }),
  output: z.extend(User, { recent_boards: z.optional(z.array(BoardCard)) }),
  errors: ['not-found'],
  who: 'anyone',
})

/** Who follows somebody, the latest first. */
export const userFollowers = defineCall({
  name: 'UserFollowersResource.get',
  summary: 'Who follows somebody.',
  method: 'GET',
  path: '/resource/UserFollowersResource/get/',
  input: z.strictObject({ user_id: UserId, ...pageOptions }),
  output: z.array(UserRow),
  errors: ['not-found'],
  who: 'anyone',
})

/** Whom somebody follows, the latest first. */
export const userFollowing = defineCall({
  name: 'UserFollowingResource.get',
  summary: 'Whom somebody follows.',
  method: 'GET',
  path: '/resource/UserFollowingResource/get/',
  input: z.strictObject({ user_id: UserId, ...pageOptions }),
  output: z.array(UserRow),
  errors: ['not-found'],
  who: 'anyone',
})
