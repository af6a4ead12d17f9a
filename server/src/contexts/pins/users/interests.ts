import type { UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'
import { and, eq, notInArray } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { interests } from './tables.ts'

/** Loads a member's topics of interest. */
export async function interestsOf(db: Sql, userId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ topic: interests.topic })
    .from(interests)
    .where(eq(interests.userId, userId))
  return new Set(rows.map(({ topic }) => topic))
}

/** Sets a member's topics of interest; topics they had already keep their time. */
export async function setInterests(
  tx: Sql,
  given: { readonly userId: UserId; readonly topics: readonly Topic[]; readonly now: Date },
): Promise<void> {
  const { userId, topics, now } = given
  await tx
    .delete(interests)
    .where(and(eq(interests.userId, userId), notInArray(interests.topic, [...topics])))
  if (topics.length === 0) return
  await tx
    .insert(interests)
    .values(topics.map((topic) => ({ userId, topic, createdAt: now })))
    .onConflictDoNothing()
}
