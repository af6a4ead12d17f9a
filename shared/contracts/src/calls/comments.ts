import { z } from '@tessera/contracts/schema'
import { Comment } from '../entities/comment.ts'
import { CommentId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** What people said below a pin, the latest first. Those of blocked people are left out. */
export const pinComments = defineCall({
  name: 'PinCommentsResource.get',
  summary: 'What people said below a pin.',
  method: 'GET',
  path: '/resource/PinCommentsResource/get/',
  input: z.strictObject({ pin_id: PinId, ...pageOptions }),
  output: z.array(Comment),
  errors: ['not-found'],
  who: 'anyone',
})

/** Says something below a pin. */
export const createComment = defineCall({
  name: 'PinCommentsResource.create',
  summary: 'Says something below a pin.',
  method: 'POST',
  path: '/resource/PinCommentsResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.commentMax)),
  }),
  output: Comment,
  errors: ['not-found', 'not-allowed', 'comments-many'],
  who: 'member',
  budget: 'message',
})

/** Takes away what was said: one's own, or anything below one's own pin. */
export const deleteComment = defineCall({
  name: 'PinCommentsResource.delete',
  summary: 'Takes away what was said below a pin.',
  method: 'POST',
  path: '/resource/PinCommentsResource/delete/',
  input: z.strictObject({ comment_id: CommentId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
