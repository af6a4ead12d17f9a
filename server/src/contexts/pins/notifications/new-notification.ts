import { NotificationData } from '@tessera/contracts/calls/notifications'
import type { ActionId, BoardId, CommentId, PinId, UserId } from '@tessera/contracts/ids'
import type { SubjectKind } from './tables.ts'

/** The kinds of notifications and what each is about. */
export type NewNotification =
  | {
      readonly kind: 'board-invite' | 'board-invite-accepted'
      readonly actorId: UserId
      readonly boardId: BoardId
    }
  | { readonly kind: 'followed'; readonly actorId: UserId }
  | {
      readonly kind: 'pin-saved'
      readonly actorId: UserId
      /** The new copy, not the original pin: those who may not see the copy aren't notified. */
      readonly pinId: PinId
    }
  | {
      readonly kind: 'pin-commented' | 'mentioned'
      readonly actorId: UserId
      readonly pinId: PinId
      /** Deleting the comment deletes the notification. */
      readonly commentId: CommentId
    }
  | {
      readonly kind: 'price-dropped' | 'back-in-stock'
      readonly pinId: PinId
      /** The prices, and their currency in lower case. */
      readonly data: NotificationData
    }
  | {
      readonly kind: 'action-finished'
      /** Missing for work that isn't an action on pins; `data.what` names it then. */
      readonly actionId?: ActionId
      readonly data: NotificationData
    }
  | {
      /** Pins of a board that somebody moved away or deleted: `data.what` is 'kept' or 'deleted'. */
      readonly kind: 'action-finished'
      readonly actorId: UserId
      readonly boardId: BoardId
      readonly data: NotificationData
    }

/** A notification's subject as stored in the table. */
export interface About {
  readonly actorId: UserId | null
  readonly subjectKind: SubjectKind | null
  readonly subjectId: string | null
  readonly data: NotificationData
}

/** Returns what a notification is about. */
export function aboutOf(news: NewNotification): About {
  switch (news.kind) {
    case 'followed':
      return { actorId: news.actorId, subjectKind: null, subjectId: null, data: {} }
    case 'pin-saved':
      return { actorId: news.actorId, subjectKind: 'pin', subjectId: news.pinId, data: {} }
    case 'pin-commented':
    case 'mentioned':
      return {
        actorId: news.actorId,
        subjectKind: 'pin',
        subjectId: news.pinId,
        data: NotificationData.parse({ comment_id: news.commentId }),
      }
    case 'price-dropped':
    case 'back-in-stock':
      return {
        actorId: null,
        subjectKind: 'pin',
        subjectId: news.pinId,
        data: NotificationData.parse(news.data),
      }
    case 'action-finished':
      if ('boardId' in news)
        return {
          actorId: news.actorId,
          subjectKind: 'board',
          subjectId: news.boardId,
          data: NotificationData.parse(news.data),
        }
      return {
        actorId: null,
        subjectKind: news.actionId === undefined ? null : 'action',
        subjectId: news.actionId ?? null,
        data: NotificationData.parse(news.data),
      }
    default:
      return { actorId: news.actorId, subjectKind: 'board', subjectId: news.boardId, data: {} }
  }
}
