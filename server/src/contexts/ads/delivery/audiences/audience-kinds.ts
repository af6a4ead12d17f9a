import { AudienceKind } from '@tessera/contracts/ads/audience-rule'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { UserId } from '@tessera/contracts/ids'
import { and, eq, inArray, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { audienceMembers, audiences } from './tables.ts'

/** Returns the kinds of the audiences that a targeting includes and a member is in. */
export async function audienceKindsOf(
  db: Sql,
  userId: UserId,
  { AUDIENCE_INCLUDE: included = [] }: Targeting,
): Promise<readonly AudienceKind[]> {
  if (included.length === 0) return []
  const rows = await db
    .selectDistinct({ kind: sql<string>`${audiences.rule}->>'kind'` })
    .from(audiences)
    .innerJoin(audienceMembers, eq(audienceMembers.audienceId, audiences.id))
    .where(and(eq(audienceMembers.userId, userId), inArray(audiences.id, [...included])))
  const kinds = new Set(rows.map(({ kind }) => kind))
  return AudienceKind.options.filter((kind) => kinds.has(kind))
}
