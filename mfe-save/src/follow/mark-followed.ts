import type { RecordChange } from '../kept-answers/change-answers.ts'

/** Marks a person wherever it is said whether the viewer follows them, and how many do. */
export const markUser =
  (news: {
    readonly userId: string
    readonly followed: boolean
    readonly followerCount: number
  }): RecordChange =>
  (record) =>
    record.id === news.userId && 'followed_by_me' in record && 'follower_count' in record
      ? { ...record, followed_by_me: news.followed, follower_count: news.followerCount }
      : record

/** Marks a board as followed, or not. */
export const markBoard =
  ({ boardId, followed }: { readonly boardId: string; readonly followed: boolean }): RecordChange =>
  (record) =>
    record.id === boardId &&
    'followed_by_me' in record &&
    'pin_count' in record &&
    'owner' in record
      ? { ...record, followed_by_me: followed }
      : record

/** Marks a person as blocked, which ends following, or as blocked no more. */
export const markBlocked =
  ({ userId, blocked }: { readonly userId: string; readonly blocked: boolean }): RecordChange =>
  (record) =>
    record.id === userId && 'blocked_by_me' in record
      ? {
          ...record,
          blocked_by_me: blocked,
          followed_by_me: blocked ? false : record.followed_by_me,
        }
      : record
