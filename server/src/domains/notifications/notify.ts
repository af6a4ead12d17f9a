import type { UserId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { mayKnow } from './may-be-told.ts'
import { aboutOf, memberTopic, type News } from './news.ts'
import { notifications } from './tables.ts'

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
  const { actorId, subjectKind, subjectId, data } = aboutOf(news)
  if (actorId === userId) return
  const id = ids.next()
  const about = {
    actorId: sql`${actorId}::bigint`,
    subjectKind: sql`${subjectKind}::text`,
    subjectId: sql`${subjectId}::bigint`,
  }
  const { rows } = await tx.execute(sql`
    insert into ${notifications}
      (id, user_id, kind, actor_id, subject_kind, subject_id, data, created_at)
    select ${id}::bigint, ${userId}::bigint, ${news.kind}::text, ${about.actorId},
      ${about.subjectKind}, ${about.subjectId}, ${JSON.stringify(data)}::jsonb,
      ${clock.now().toISOString()}::timestamptz
    where ${mayKnow(userId, about)}
    returning id`)
  if (rows.length > 0) live.publish(memberTopic(userId), { kind: 'notification', id })
}
