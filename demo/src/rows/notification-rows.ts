import { NotificationId, type UserId } from '@tessera/contracts/ids'
import type { boards } from '@tessera/server/contexts/pins/boards/tables'
import { aboutOf, type NewNotification } from '@tessera/server/contexts/pins/notifications/new-notification'
import type { notifications } from '@tessera/server/contexts/pins/notifications/tables'
import type { commentRows } from './comment-rows.ts'
import { day, type Making, type RowOf } from './making.ts'
import type { followRows } from './people-rows.ts'
import type { PinRow } from './pin-rows.ts'

/** The days that notifications reach back, and those after which all are seen. */
const daysTold = 21
const daysUnseen = 1

interface Facts {
  readonly boards: readonly RowOf<typeof boards>[]
  readonly pins: readonly PinRow[]
  readonly comments: ReturnType<typeof commentRows>
  readonly follows: ReturnType<typeof followRows>
}

interface News {
  readonly userId: UserId
  readonly at: Date
  readonly told: NewNotification
}

/** Returns the saves by others that people who made a pin would be told about. */
function savesOf({ boards: all, pins }: Facts): readonly News[] {
  const open = new Set(all.filter(({ privacy }) => privacy === 'public').map(({ id }) => id))
  return pins.flatMap(({ id, originId, boardId, pinnerId, creatorId, createdAt: at }): News[] =>
    id !== originId && creatorId && creatorId !== pinnerId && open.has(boardId)
      ? [{ userId: creatorId, at, told: { kind: 'pin-saved', actorId: pinnerId, pinId: id } }]
      : [],
  )
}

/** Returns the comments by others that people would be told about. */
function commentsOf({ pins, comments }: Facts): readonly News[] {
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  return comments.flatMap(({ id: commentId, originId: pinId, authorId, createdAt: at }): News[] => {
    const pin = pinOf.get(pinId)
    if (pin === undefined || pin.pinnerId === authorId) return []
    const told = { kind: 'pin-commented', actorId: authorId, pinId, commentId } as const
    return [{ userId: pin.pinnerId, at, told }]
  })
}

const followsOf = ({ follows }: Facts): readonly News[] =>
  follows.map(({ followerId, followedId, createdAt }) => ({
    userId: followedId,
    at: createdAt,
    told: { kind: 'followed', actorId: followerId },
  }))

/** Returns what the members of a world have been told in the last weeks, oldest first. */
export function notificationRows(
  facts: Facts,
  { ids, now }: Making,
): readonly RowOf<typeof notifications>[] {
  const from = new Date(now.getTime() - daysTold * day)
  const seenUntil = new Date(now.getTime() - daysUnseen * day)
  return [...savesOf(facts), ...commentsOf(facts), ...followsOf(facts)]
    .filter(({ at }) => at > from)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ userId, at, told }) => {
      const { subjectId, ...about } = aboutOf(told)
      return {
        id: NotificationId.parse(ids.next()),
        userId,
        kind: told.kind,
        ...about,
        subjectId: subjectId === null ? null : BigInt(subjectId),
        createdAt: at,
        seenAt: at < seenUntil ? now : null,
      }
    })
}
