import { and, eq, gt } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { accountColumns } from '../accounts/sessions.ts'
import { users } from '../accounts/tables.ts'
import { resetLinks } from './tables.ts'
import { hashOfLink } from './tokens.ts'

/** Loads the account of a reset link, while the link is valid. */
export async function findLink(db: Sql, token: string, now: Date) {
  const [row] = await db
    .select({ account: accountColumns, state: users.state, pausedAt: users.pausedAt })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(and(eq(resetLinks.tokenHash, hashOfLink(token)), gt(resetLinks.expiresAt, now)))
  return row
}
