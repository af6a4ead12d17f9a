import { type Draft, defineCommand } from '@tessera/cache'
import { listOptions } from '@tessera/client'
import { createComment, deleteComment, pinComments } from '@tessera/contracts/calls/comments'
import type { Comment } from '@tessera/contracts/entities/comment'
import type { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'
import { words } from './words.ts'

/** Returns query options for the comments of a pin, the latest first. */
export const commentsOptions = (client: ShellContext['client'], pinId: PinId) =>
  listOptions(client, pinComments, { pin_id: pinId, page_size: limits.commentsPage })

function count(draft: Draft, pinId: string, by: number): void {
  draft.patch('pin', pinId, ({ comment_count: known }) =>
    known === undefined ? {} : { comment_count: Math.max(0, known + by) },
  )
}

/** Posts a comment. The composer shows it while it is sent, and gets its text back when it is refused. */
export const postComment = defineCommand(createComment, {
  name: 'post-comment',
  key: ({ pin_id }) => pin_id,
  refusals: 'inline',
  confirm(comment, { pin_id }, draft) {
    count(draft, pin_id, 1)
    const insert = { at: 'start' as const, records: [comment] }
    draft.lists({ of: [pinComments], input: { pin_id }, type: 'comment', insert, ask: 'now' })
  },
  say: {
    failed: ({ message, messageDetail }) => words.notPosted({ why: messageDetail ?? message }),
  },
})

/** Deletes a comment. A comment that is gone already counts as deleted. */
export const deleteOneComment = defineCommand(
  async (client, { id }: Comment) => {
    const result = await client.call(deleteComment, { comment_id: id })
    const isGone = !result.ok && result.error.code === 'not-found'
    return isGone ? { ok: true, data: null, bookmark: null } : result
  },
  {
    name: 'delete-comment',
    key: ({ id }) => id,
    show({ id, pin_id }, draft) {
      draft.gone('comment', id)
      count(draft, pin_id, -1)
    },
    say: { done: () => ({ text: words.deleted(), tone: 'info' }) },
  },
)
