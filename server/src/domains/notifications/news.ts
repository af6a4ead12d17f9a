import { NotificationData } from '@tessera/contracts/calls/notifications'
import type { ActionId, BoardId, CommentId, PinId, UserId } from '@tessera/contracts/ids'
import type { SubjectKind } from './tables.ts'

/** What somebody can be told, each kind with what it is about. */
export type News =
  | {
      readonly kind: 'board-invite' | 'board-invite-accepted'
      readonly actorId: UserId
      readonly boardId: BoardId
    }
  | { readonly kind: 'followed'; readonly actorId: UserId }
  | {
      readonly kind: 'pin-saved'
      readonly actorId: UserId
      /** The copy that was made, not the pin it was made of: whoever may not see the copy is not told. */
      readonly pinId: PinId
    }
  | {
      readonly kind: 'pin-commented'
      readonly actorId: UserId
      readonly pinId: PinId
      /** When the comment is taken away, so is the news of it. */
      readonly commentId: CommentId
    }
  | {
      readonly kind: 'action-finished'
      readonly actionId: ActionId
      readonly data: NotificationData
    }

/** The topic on which a member's open tabs hear what is new. */
export const memberTopic = (id: UserId) => `user:${id}` as const

/** On a member's topic: one of their sessions has ended, and the streams that it opened end with it. */
export const sessionEnded = 'session-ended'

/** A piece of news as the table holds it. */
export interface About {
  readonly actorId: UserId | null
  readonly subjectKind: SubjectKind | null
  readonly subjectId: string | null
  readonly data: NotificationData
}

/** What a piece of news is about. */
export function aboutOf(news: News): About {
  switch (news.kind) {
    case 'followed':
      return { actorId: news.actorId, subjectKind: null, subjectId: null, data: {} }
    case 'pin-saved':
      return { actorId: news.actorId, subjectKind: 'pin', subjectId: news.pinId, data: {} }
    case 'pin-commented':
      return {
        actorId: news.actorId,
        subjectKind: 'pin',
        subjectId: news.pinId,
        data: NotificationData.parse({ comment_id: news.commentId }),
      }
    case 'action-finished':
      return {
        actorId: null,
        subjectKind: 'action',
        subjectId: news.actionId,
        data: NotificationData.parse(news.data),
      }
    default:
      return { actorId: news.actorId, subjectKind: 'board', subjectId: news.boardId, data: {} }
  }
}
