import type { UserId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import { hotQuery } from '../../platform/database/hot-query.ts'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { mayKnow } from './may-be-told.ts'
import { aboutOf, memberTopic, type News } from './news.ts'
import { notifications } from './tables.ts'

const given = {
  userId: sql.placeholder('userId'),
  actorId: sql`${sql.placeholder('actorId')}::bigint`,
  subjectKind: sql`${sql.placeholder('subjectKind')}::text`,
  subjectId: sql`${sql.placeholder('subjectId')}::bigint`,
}

/** Keeps a notification, if its reader may know of what it is about. */
const kept = hotQuery('notify', (db) =>
  db
    .insert(notifications)
    .select(
      sql`select ${sql.placeholder('id')}::bigint, ${given.userId}::bigint,
        ${sql.placeholder('kind')}::text, ${given.actorId}, ${given.subjectKind},
        ${given.subjectId}, ${sql.placeholder('data')}::jsonb,
        ${sql.placeholder('now')}::timestamptz, null
        where ${mayKnow(given.userId, given)}`,
    )
    .returning({ id: notifications.id }),
)

/**
 * Tells somebody something, in the transaction that makes it so; their open tabs hear of it when that
 * commits. Nobody is told what they did themself, nor what they may not see as this transaction
 * leaves it: so it comes after the change.
 *
 *     await notify(tx, ports, followedId, { kind: 'followed', actorId: viewer.id })
 */
export async function notify(
  tx: Sql,
  { ids, clock, live }: Pick<Ports, 'ids' | 'clock' | 'live'>,
  userId: UserId,
  news: News,
): Promise<void> {
  const { data, ...about } = aboutOf(news)
  if (about.actorId === userId) return
  const id = ids.next()
  const rows = await kept(tx, {
    ...about,
    id,
    userId,
    kind: news.kind,
    data: JSON.stringify(data),
    now: clock.now().toISOString(),
  })
  if (rows.length > 0) live.publish(memberTopic(userId), { kind: 'notification', id })
}
