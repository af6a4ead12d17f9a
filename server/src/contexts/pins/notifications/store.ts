import type { NotificationId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'
import { notifications } from './tables.ts'
import { boardMayBeNamed, isCurrentNotification, isVisibleNotification } from './visibility.ts'

const portraits = alias(media, 'portraits')

const selectNotifications = (db: Sql) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      subjectKind: notifications.subjectKind,
      subjectId: notifications.subjectId,
      data: notifications.data,
      createdAt: notifications.createdAt,
      seenAt: notifications.seenAt,
      actor: { id: users.id, username: users.username, fullName: users.fullName },
      portraitKey: portraits.key,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(portraits, eq(portraits.id, users.portraitId))

/** Selects a page of a member's notifications with their actors, newest first. */
export const notificationsOf = (
  db: Sql,
  asked: {
    readonly userId: UserId
    readonly before: NotificationId | undefined
    readonly most: number
  },
) =>
  selectNotifications(db)
    .where(
      and(
        isVisibleNotification(asked.userId),
        asked.before === undefined ? undefined : lt(notifications.id, asked.before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(asked.most)

/** Selects a notification, if its reader may still know about it. */
export const currentNotification = (
  db: Sql,
  { id, userId }: { readonly id: NotificationId; readonly userId: UserId },
) => selectNotifications(db).where(and(isCurrentNotification(userId), eq(notifications.id, id)))

/** Loads the boards among these ids whose name the reader may see. */
export async function boardsNamed(db: Sql, ids: readonly bigint[], readerId: UserId) {
  if (ids.length === 0) return []
  return db
    .select({ id: boards.id, name: boards.name, slug: boards.slug, username: users.username })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(inArray(sql`${boards.id}`, [...ids]), boardMayBeNamed(readerId)))
}

/** Loads the pins among these ids that the reader may see, with their boards. */
export async function pinsNamed(db: Sql, ids: readonly bigint[], readerId: UserId) {
  if (ids.length === 0) return []
  return db
    .select({
      id: pins.id,
      ideaId: pins.originId,
      title: pins.title,
      pictureKey: media.key,
      board: { id: boards.id, name: boards.name, slug: boards.slug, username: users.username },
    })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        inArray(sql`${pins.id}`, [...ids]),
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(readerId),
      ),
    )
}

/** Counts unseen notifications up to the max that is shown. */
export async function countUnseen(db: Sql, userId: UserId): Promise<number> {
  const unseen = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isVisibleNotification(userId), isNull(notifications.seenAt)))
    .limit(limits.unseenMax)
  return unseen.length
}

/** Marks a member's notifications as seen, up to this one. */
export async function markSeen(
  db: Sql,
  userId: UserId,
  upTo: { readonly id: NotificationId; readonly now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ seenAt: upTo.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.seenAt),
        lte(notifications.id, upTo.id),
      ),
    )
}

/** Marks these notifications of a member as seen; returns the newest that was unseen. */
export async function markTheseSeen(
  db: Sql,
  userId: UserId,
  these: { readonly ids: readonly NotificationId[]; readonly now: Date },
): Promise<NotificationId | undefined> {
  if (these.ids.length === 0) return undefined
  const seen = await db
    .update(notifications)
    .set({ seenAt: these.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.seenAt),
        inArray(notifications.id, [...these.ids]),
      ),
    )
    .returning({ id: notifications.id })
  return seen
    .map(({ id }) => id)
    .toSorted((one, other) => (BigInt(one) < BigInt(other) ? 1 : -1))[0]
}

/** Returns a member's newest notification up to this id; undefined when there is none. */
export async function newestUpTo(
  db: Sql,
  userId: UserId,
  upTo: NotificationId,
): Promise<NotificationId | undefined> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), lte(notifications.id, upTo)))
    .orderBy(desc(notifications.id))
    .limit(1)
  return row?.id
}

/** Returns a member's notifications after this one, newest first. */
export async function notificationsAfter(
  db: Sql,
  userId: UserId,
  asked: { readonly after: NotificationId; readonly most: number },
): Promise<readonly NotificationId[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isVisibleNotification(userId), gt(notifications.id, asked.after)))
    .orderBy(desc(notifications.id))
    .limit(asked.most)
  return rows.map(({ id }) => id)
}
