import type { NotificationKind } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { aboutOf, memberTopic, type NewNotification } from './new-notification.ts'
import { emailNotification } from './notification-email.ts'
import { notifications, notificationSettings as settings } from './tables.ts'
import { mayKnowAbout } from './visibility.ts'

/** Kinds that one person can cause repeatedly by doing and undoing something. */
const undoable = ['followed', 'board-invite', 'board-invite-accepted'] satisfies NotificationKind[]
const toldOnce = sql.param([...undoable])

const given = {
  userId: sql.placeholder('userId'),
  actorId: sql`${sql.placeholder('actorId')}::bigint`,
  subjectKind: sql`${sql.placeholder('subjectKind')}::text`,
  subjectId: sql`${sql.placeholder('subjectId')}::bigint`,
}

/** Matches earlier notifications of the same kind by the same person about the same subject. */
const isSameNews = sql`${notifications.userId} = ${given.userId}::bigint
  and ${notifications.kind} = ${sql.placeholder('kind')}::text
  and ${notifications.actorId} = ${given.actorId}
  and ${notifications.subjectId} is not distinct from ${given.subjectId}
  and ${notifications.kind} = any(${toldOnce}::text[])`

/** Kinds of which the latest counts: within a day, it takes the place of the one before. */
const latestCounts: readonly NotificationKind[] = ['price-dropped', 'back-in-stock']

/** Puts newer facts into a notification of the same kind about the same subject. */
const renewed = hotQuery('notify_renewed', (db) =>
  db
    .update(notifications)
    .set({ data: sql`${sql.placeholder('data')}::jsonb` })
    .where(
      sql`${notifications.userId} = ${given.userId}::bigint
        and ${notifications.kind} = ${sql.placeholder('kind')}::text
        and ${notifications.subjectId} = ${given.subjectId}
        and ${notifications.createdAt} > ${sql.placeholder('againFrom')}::timestamptz`,
    )
    .returning({ id: notifications.id }),
)

/** The reader's choice for the kind; without one, in the product alone. */
const inProduct = sql`coalesce(${settings.inProduct}, true)`
const byEmail = sql`coalesce(${settings.byEmail}, false)`

/** Inserts a notification, if its reader wants this kind and may know about it. */
const kept = hotQuery('notify', (db) =>
  db
    .insert(notifications)
    .select(
      sql`select ${sql.placeholder('id')}::bigint, ${given.userId}::bigint,
        ${sql.placeholder('kind')}::text, ${given.actorId}, ${given.subjectKind},
        ${given.subjectId}, ${sql.placeholder('data')}::jsonb,
        ${sql.placeholder('now')}::timestamptz, null, ${inProduct}, ${byEmail}
        from (select) one left join ${settings}
          on ${settings.userId} = ${given.userId}::bigint
          and ${settings.kind} = ${sql.placeholder('kind')}::text
        where (${inProduct} or ${byEmail}) and ${mayKnowAbout(given.userId, given)}
          and not exists (select from ${notifications} where ${isSameNews}
            and ${notifications.createdAt} > ${sql.placeholder('againFrom')}::timestamptz)`,
    )
    .returning({ inProduct: notifications.inProduct, byEmail: notifications.byEmail }),
)

/** Deletes the earlier notifications that this one repeats. */
const replacedBy = hotQuery('notify_replaced', (db) =>
  db
    .delete(notifications)
    .where(sql`${isSameNews} and ${notifications.id} <> ${sql.placeholder('id')}::bigint`)
    .returning({ id: notifications.id }),
)

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
  { ids, clock, live, jobs }: Pick<Ports, 'ids' | 'clock' | 'live' | 'jobs'>,
  userId: UserId,
  news: NewNotification,
): Promise<void> {
  const { data, ...about } = aboutOf(news)
  if (about.actorId === userId) return
  const id = ids.next()
  const now = clock.now()
  const row = { ...about, id, userId, kind: news.kind }
  const values = {
    ...row,
    data: JSON.stringify(data),
    now: now.toISOString(),
    againFrom: new Date(now.getTime() - timings.sameNewsAgain).toISOString(),
  }
  if (latestCounts.includes(news.kind) && (await renewed(tx, values)).length > 0) return
  const [made] = await kept(tx, values)
  if (made === undefined) return
  await replacedBy(tx, row)
  if (made.byEmail) await jobs.enqueue(tx, emailNotification, { notification_id: id })
  if (made.inProduct) live.publish(memberTopic(userId), { kind: 'notification', id })
}
