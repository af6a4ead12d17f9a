import type { RecordChange } from '../../saving/kept-answers/change-answers.ts'

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

const oneLess = (count: unknown): unknown =>
  typeof count === 'number' ? Math.max(0, count - 1) : count

/**
 * Marks a person as blocked, wherever they can be followed, which ends that; or as blocked no more.
 * What a block has ended stays ended.
 */
export const markBlocked =
  ({ userId, blocked }: { readonly userId: string; readonly blocked: boolean }): RecordChange =>
  (record) => {
    if (record.id !== userId || !('followed_by_me' in record)) return record
    const known = 'blocked_by_me' in record
    const ends = blocked && record.followed_by_me === true
    if (!known && !ends) return record
    return {
      ...record,
      ...(known ? { blocked_by_me: blocked } : {}),
      ...(ends ? { followed_by_me: false } : {}),
      ...(ends && 'follower_count' in record
        ? { follower_count: oneLess(record.follower_count) }
        : {}),
    }
  }
