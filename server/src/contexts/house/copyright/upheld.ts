import type { UserId } from '@tessera/contracts/ids'
import { isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { caseDecisions } from '../cases/tables.ts'
import { copyrightNotices } from './tables.ts'

/** Counts the notices about a person's things that were upheld and stand. */
export async function upheldOf(db: Sql, ownerId: UserId): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count
    from ${caseDecisions} where ${caseDecisions.ownerId} = ${ownerId}::bigint
      and ${caseDecisions.ground} = 'copyright' and ${caseDecisions.decision} <> 'dismiss'
      and ${isNull(caseDecisions.undoneAt)}
      and exists (select from ${copyrightNotices} where ${copyrightNotices.caseId} = ${caseDecisions.caseId}
        and ${copyrightNotices.createdAt} <= ${caseDecisions.decidedAt})`)
  return rows[0]?.count ?? 0
}
