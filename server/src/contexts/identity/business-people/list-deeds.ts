import type { UserId } from '@tessera/contracts/ids'
import { and, desc, eq, lt } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../accounts/tables.ts'
import { businessLog } from './tables.ts'

/** Returns who did what for a business, the latest first. */
export async function deedsOf(
  db: Sql,
  asked: { readonly subjectId: UserId; readonly before: string | undefined; readonly most: number },
) {
  const rows = await db
    .select({
      id: businessLog.id,
      deed: businessLog.deed,
      actor: users.fullName,
      facts: businessLog.facts,
      at: businessLog.at,
    })
    .from(businessLog)
    .leftJoin(users, eq(users.id, businessLog.actorId))
    .where(
      and(
        eq(businessLog.subjectId, asked.subjectId),
        asked.before === undefined ? undefined : lt(businessLog.id, BigInt(asked.before)),
      ),
    )
    .orderBy(desc(businessLog.id))
    .limit(asked.most)
  return rows.map(({ id, deed, actor, facts, at }) => ({
    id: String(id),
    deed,
    actor,
    object: facts.object,
    permissions: [...(facts.permissions ?? [])],
    at: at.toISOString(),
  }))
}
