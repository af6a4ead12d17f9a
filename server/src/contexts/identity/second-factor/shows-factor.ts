import type { MemberVisit } from '../../../calls/visit.ts'
import { eq } from '../../../platform/database/sql.ts'
import { hashOfToken } from '../accounts/sessions.ts'
import { sessions } from '../accounts/tables.ts'
import { hasFactor } from './has-factor.ts'

/** True when the viewer has a second factor, and showed one in this session. */
export async function showsFactor({
  ports,
  viewer,
  token,
}: Pick<MemberVisit, 'ports' | 'viewer' | 'token'>): Promise<boolean> {
  if (token === null) return false
  const [row] = await ports.db
    .select({ shownAt: sessions.factorShownAt, has: hasFactor(viewer.id) })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(token)))
  return row?.has === true && row.shownAt !== null
}
