import { z } from '@tessera/contracts/schema'
import { Comment } from '../entities/comment.ts'
import { CommentId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** Lists a pin's comments, newest first, without those of blocked people. */
export const pinComments = defineCall({
  name: 'PinCommentsResource.get',
  summary: "Lists a pin's comments.",
  method: 'GET',
  path: '/resource/PinCommentsResource/get/',
  input: z.strictObject({ pin_id: PinId, ...pageOptions }),
  output: z.array(Comment),
  errors: ['not-found'],
  who: 'anyone',
})

/** Adds a comment to a pin. */
export const createComment = defineCall({
  name: 'PinCommentsResource.create',
  summary: 'Adds a comment to a pin.',
  method: 'POST',
  path: '/resource/PinCommentsResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    text: z.string().check(z.trimLines(), z.minLength(1), z.maxLength(limits.commentMax)),
  }),
  output: Comment,
  errors: ['not-found', 'not-allowed', 'comments-many', 'words-refused'],
  who: 'member',
  isPublishing: true,
  budget: 'message',
})

/** Deletes a comment: the viewer's own, or any comment on their own pin. */
export const deleteComment = defineCall({
  name: 'PinCommentsResource.delete',
  summary: 'Deletes a comment.',
  method: 'POST',
  path: '/resource/PinCommentsResource/delete/',
  input: z.strictObject({ comment_id: CommentId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
