import type { MemberVisit } from '../../calls/visit.ts'
import type { Tx } from '../../platform/database/port.ts'
import { renewToken } from '../identity/sessions.ts'

/**
 * Makes a change to what keeps the viewer's account safe, and gives the session a new token with it, so
 * that a copy of the old token dies. A change that comes to undefined leaves the token alone. Returns
 * the visit with the new token beside what the change came to.
 *
 *     const gone = await withNewToken(visit, (tx) => dropFactor(tx, viewer.id, factor))
 */
export async function withNewToken<Came>(
  visit: MemberVisit,
  change: (tx: Tx) => Promise<Came | undefined>,
): Promise<{ readonly came: Came; readonly visit: MemberVisit } | undefined> {
  const { ports, token } = visit
  const made = await ports.db.transaction(async (tx) => {
    const came = await change(tx)
    if (came === undefined) return undefined
    return { came, token: await renewToken(tx, { token, tokens: ports.tokens }) }
  })
  if (made === undefined) return undefined
  if (made.token !== null) visit.setToken(made.token)
  return { came: made.came, visit: { ...visit, token: made.token } }
}
