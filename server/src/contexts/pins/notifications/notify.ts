import type { NotificationKind } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { memberTopic } from '../../identity/index.ts'
import { aboutOf, type NewNotification } from './new-notification.ts'
import { emailNotification } from './notification-email.ts'
import { notifications, notificationSettings as settings } from './tables.ts'
import { mayKnowAbout } from './visibility.ts'

/** Kinds that one person can cause repeatedly by doing and undoing something. */
const undoable: readonly NotificationKind[] = ['followed', 'board-invite', 'board-invite-accepted']
const toldOnce = sql.param([...undoable])

/** The values of a new notification: of placeholders, or of another part of its statement. */
export interface NotificationValues {
  readonly id: SQL
  readonly userId: SQL
  readonly kind: SQL
  readonly actorId: SQL
  readonly subjectKind: SQL
  readonly subjectId: SQL
  readonly data: SQL
  readonly now: SQL
  /** The time since when the same news isn't told again. */
  readonly againFrom: SQL
}

/** The placeholders of a new notification. */
export const notificationValues: NotificationValues = {
  id: sql`${sql.placeholder('id')}::bigint`,
  userId: sql`${sql.placeholder('userId')}::bigint`,
  kind: sql`${sql.placeholder('kind')}::text`,
  actorId: sql`${sql.placeholder('actorId')}::bigint`,
  subjectKind: sql`${sql.placeholder('subjectKind')}::text`,
  subjectId: sql`${sql.placeholder('subjectId')}::bigint`,
  data: sql`${sql.placeholder('data')}::jsonb`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
  againFrom: sql`${sql.placeholder('againFrom')}::timestamptz`,
}

/** Matches earlier notifications of the same kind by the same person about the same subject. */
const isSameNews = ({ userId, kind, actorId, subjectId }: NotificationValues) => sql`
  ${notifications.userId} = ${userId} and ${notifications.kind} = ${kind}
  and ${notifications.actorId} = ${actorId}
  and ${notifications.subjectId} is not distinct from ${subjectId}
  and ${notifications.kind} = any(${toldOnce}::text[])`

/** Kinds of which the latest counts: within a day, it takes the place of the one before. */
const latestCounts: readonly NotificationKind[] = ['price-dropped', 'back-in-stock']

/** Puts newer facts into a notification of the same kind about the same subject. */
const renewed = hotQuery('notify_renewed', (db) =>
  db
    .update(notifications)
    .set({ data: notificationValues.data })
    .where(
      sql`${notifications.userId} = ${notificationValues.userId} and ${notifications.kind} = ${notificationValues.kind}
        and ${notifications.subjectId} = ${notificationValues.subjectId}
        and ${notifications.createdAt} > ${notificationValues.againFrom}`,
    )
    .returning({ id: notifications.id }),
)

/** The reader's choice for the kind; without one, in the product alone. */
const inProduct = sql`coalesce(${settings.inProduct}, true)`
const byEmail = sql`coalesce(${settings.byEmail}, false)`

/** The rows of a statement that notifies as it saves something. */
interface Around {
  /** One row for each notification, with what its values refer to. */
  readonly from: SQL
  /** The pins that the statement adds. */
  readonly addedPins: SQL
}

/** Inserts a notification, if its reader wants this kind and may know about it. */
export const insertNotification = (db: Sql, values: NotificationValues, around?: Around) =>
  db
    .insert(notifications)
    .select(
      sql`select ${values.id}, ${values.userId}, ${values.kind}, ${values.actorId},
        ${values.subjectKind}, ${values.subjectId}, ${values.data}, ${values.now}, null,
        ${inProduct}, ${byEmail}
        from ${around?.from ?? sql`(select) one`} left join ${settings}
          on ${settings.userId} = ${values.userId} and ${settings.kind} = ${values.kind}
        where (${inProduct} or ${byEmail})
          and ${mayKnowAbout(values.userId, values, around?.addedPins)}
          and not exists (select from ${notifications} where ${isSameNews(values)}
            and ${notifications.createdAt} > ${values.againFrom})`,
    )
    .returning({ inProduct: notifications.inProduct, byEmail: notifications.byEmail })

const kept = hotQuery('notify', (db) => insertNotification(db, notificationValues))

/** Deletes the earlier notifications that this one repeats. */
const replacedBy = hotQuery('notify_replaced', (db) =>
  db
    .delete(notifications)
    .where(
      sql`${isSameNews(notificationValues)} and ${notifications.id} <> ${notificationValues.id}`,
    )
    .returning({ id: notifications.id }),
)

/** A notification and the ways that it reaches its reader. */
interface Told {
  readonly id: string
  readonly userId: UserId
  readonly inProduct: boolean
  readonly byEmail: boolean
}

/** Sends what follows a notification that was inserted: an email, and news to open tabs. */
export async function sendNotification(
  tx: Sql,
  { live, jobs }: Pick<Ports, 'live' | 'jobs'>,
  { id, userId, inProduct, byEmail }: Told,
): Promise<void> {
  if (byEmail) await jobs.enqueue(tx, emailNotification, { notification_id: id })
  if (inProduct) live.publish(memberTopic(userId), { kind: 'notification', id })
}

/** Returns the times of a notification as its statement takes them. */
export const notificationTimes = (now: Date) => ({
  now: now.toISOString(),
  againFrom: new Date(now.getTime() - timings.sameNewsAgain).toISOString(),
})

/**
 * Notifies a member within the transaction that causes it; open tabs are told when it commits. Call
 * it after the change: nobody is notified about what they did themself, or may not see after this
 * transaction. Their settings for the kind decide whether it's shown, emailed, both or neither. What can be done and undone at will, such as a follow, notifies once a day and is
 * listed once. A price that falls again within a day changes what was said of it.
 *
 *     await notify(tx, ports, followedId, { kind: 'followed', actorId: viewer.id })
 */
export async function notify(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock' | 'live' | 'jobs'>,
  userId: UserId,
  news: NewNotification,
): Promise<void> {
  const { data, ...about } = aboutOf(news)
  if (about.actorId === userId) return
  const id = ports.ids.next()
  const row = { ...about, id, userId, kind: news.kind }
  const values = { ...row, data: JSON.stringify(data), ...notificationTimes(ports.clock.now()) }
  if (latestCounts.includes(news.kind) && (await renewed(tx, values)).length > 0) return
  const [made] = await kept(tx, values)
  if (made === undefined) return
  if (undoable.includes(news.kind)) await replacedBy(tx, row)
  await sendNotification(tx, ports, { id, userId, ...made })
}
