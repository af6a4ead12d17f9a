import { type Answer, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { findById } from '../accounts/store.ts'
import { connectIdentity, IdentityOfOther } from '../identities/connect-identity.ts'
import { emailConnected } from '../identities/email-connections.ts'
import { spendTicket } from '../identities/tickets.ts'
import type { LoggedIn } from '../log-in/enter-account.ts'

/**
 * Connects the account that was just logged in to with the identity of a ticket: its owner proved
 * both. A log-in without a ticket, or one that failed, passes through. The log-in stands even when
 * the identity can't be connected, because the session has begun.
 */
export async function connectAfterProof(
  visit: Visit,
  answer: Answer<LoggedIn>,
  ticket: string | undefined,
): Promise<Answer<LoggedIn>> {
  if (ticket === undefined || !answer.ok || !('user' in answer.data)) return answer
  const { ports } = visit
  const proven = await spendTicket(visit, ticket)
  const found = await findById(ports.db, answer.data.user.id)
  if (proven === undefined || found === undefined) return answer
  const { account } = found
  try {
    await ports.db.transaction(async (tx) => {
      const { isNew } = await connectIdentity(tx, ports, { userId: account.id, proven })
      if (isNew) await emailConnected(tx, ports, { account, proven })
    })
  } catch (cause) {
    if (!(cause instanceof IdentityOfOther)) throw cause
    ports.log.info('identity.connect-refused', {
      user: account.id,
      code: refused('identity-of-other').code,
    })
  }
  return answer
}
