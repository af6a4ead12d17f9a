import { defineMessages } from '@tessera/contracts/messages'

/** What the comments say. */
export const words = defineMessages({
  comments: 'Comments',
  loading: 'Loading the comments',
  none: 'Nobody has said anything yet. What do you think?',
  more: 'Show more comments',
  add: 'Add a comment',
  post: 'Post',
  posting: 'Posting…',
  left: '{count} characters left',
  over: '{count} characters too many',
  notPosted: 'Not posted: {why} What you wrote is still here.',
  deleteOf: 'Delete the comment of {name}',
  deleteTitle: 'Delete this comment?',
  deleteWhy: 'It is gone for everybody, and cannot be brought back.',
  deleteYes: 'Delete',
  deleteNo: 'Keep it',
  deleted: 'Comment deleted',
})

/** Words that go with a number. */
export const counted = {
  comments: { one: '{count} comment', other: '{count} comments' },
} as const
