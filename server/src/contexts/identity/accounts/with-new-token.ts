import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { renewToken } from './sessions.ts'

/**
 * Makes a security change and renews the session's token in the same transaction, so that a stolen
 * copy of the token stops working. A change that returns undefined leaves the token alone. Returns
 * the result and the visit with the new token.
 *
 *     const gone = await withNewToken(visit, (tx) => deleteFactor(tx, viewer.id, factor))
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
