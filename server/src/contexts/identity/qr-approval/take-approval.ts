import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import { sessions } from '../accounts/tables.ts'
import { qrCookie, requestOfBrowser } from '../qr-log-in/requests.ts'
import { qrLogIns } from '../qr-log-in/tables.ts'
import { accountInUse, type InUse } from '../second-factor/account-in-use.ts'
import { mayVouch, sessionWhere } from './may-vouch.ts'

/** An account that a phone logs this browser in to. */
export interface Approved extends InUse {
  readonly factorShown: boolean
}

/**
 * Uses up the approval of this browser's request. The account is loaded before the request ends, so
 * that a password change ends the request, or comes later and differs from the loaded hash.
 */
export async function takeApproval(visit: Visit): Promise<Answer<Approved>> {
  const { db } = visit.ports
  const gone = refused('qr-gone')
  const request = await requestOfBrowser(visit)
  if (request === undefined || request.outcome !== 'approved' || request.sessionId === null)
    return gone
  const session = await sessionWhere(db, eq(sessions.id, request.sessionId))
  if (session === undefined || !(await mayVouch(db, session.userId, session))) return gone
  const found = await accountInUse(db, session.userId)
  const { browserHash } = request
  const taken = await db
    .delete(qrLogIns)
    .where(and(eq(qrLogIns.browserHash, browserHash), eq(qrLogIns.outcome, 'approved')))
    .returning()
  if (taken.length === 0) return gone
  visit.setCookie({ name: qrCookie, value: null, maxAgeSeconds: 0 })
  if (!found.ok) return found
  // Pausing ends all sessions of an account, so none is left that vouches for it.
  if (found.data.resumes) return gone
  return given({ ...found.data, factorShown: session.factorShown })
}
