import { defineMessages } from '@tessera/contracts/messages'

/** Copy of comments. */
export const words = defineMessages({
  comments: 'Comments',
  loading: 'Loading comments',
  none: 'No comments yet. Be the first to share what you think.',
  more: 'Show more comments',
  add: 'Add a comment',
  post: 'Post',
  posting: 'Posting…',
  left: '{count} characters left',
  over: '{count} characters too many',
  notPosted: "We couldn't post your comment. {why} Your text is still here.",
  options: "Options for {name}'s comment",
  report: 'Report',
  deleteOf: "Delete {name}'s comment",
  deleteTitle: 'Delete this comment?',
  deleteWhy: "It will be deleted for everyone. You can't undo this.",
  deleteYes: 'Delete',
  deleteNo: 'Keep it',
  deleted: 'Comment deleted',
})

/** Words that go with a number. */
export const counted = {
  comments: { one: '{count} comment', other: '{count} comments' },
} as const
