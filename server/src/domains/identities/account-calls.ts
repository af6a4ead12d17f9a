import {
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { type Answer, answerMember, given, refused } from '../../calls/answer.ts'
import type { MemberVisit } from '../../calls/visit.ts'
import { confirmFault } from '../security/confirmed.ts'
import { withNewToken } from '../security/with-new-token.ts'
import { connectIdentity, IdentityOfOther } from './connect-identity.ts'
import { connectedAccountsOf, disconnectIdentity } from './connected-accounts.ts'
import { emailConnected, emailDisconnected } from './email-connections.ts'
import { googleProof } from './google.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { spendTicket } from './tickets.ts'

const answerList = answerMember(listConnectedAccounts, async ({ ports, viewer }) =>
  given(await connectedAccountsOf(ports.db, viewer.id)),
)

async function proofOf(
  visit: MemberVisit,
  input: ParsedInputOf<typeof connectAccount>,
): Promise<Answer<ProvenIdentity>> {
  if ('google_open_id_token' in input) return googleProof(visit, input.google_open_id_token)
  const proven = await spendTicket(visit, input.connect_ticket)
  return proven === undefined ? refused('connect-gone') : given(proven)
}

const answerConnect = answerMember(connectAccount, async (visit, input) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const proof = await proofOf(visit, input)
  if (!proof.ok) return proof
  const proven = proof.data
  try {
    await withNewToken(visit, async (tx) => {
      const { isNew } = await connectIdentity(tx, ports, { userId: viewer.id, proven })
      if (isNew) await emailConnected(tx, ports, { account: viewer, proven })
      return true
    })
  } catch (cause) {
    if (cause instanceof IdentityOfOther) return refused('identity-of-other')
    throw cause
  }
  return given(await connectedAccountsOf(ports.db, viewer.id))
})

const answerDisconnect = answerMember(disconnectAccount, async (visit, { id }) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  let refusal: 'not-found' | 'last-way-in' | undefined
  await withNewToken(visit, async (tx) => {
    const gone = await disconnectIdentity(tx, viewer.id, id)
    if (typeof gone === 'string') {
      refusal = gone
      return undefined
    }
    await emailDisconnected(tx, ports, { account: viewer, provider: gone.provider })
    return true
  })
  if (refusal !== undefined) return refused(refusal)
  ports.log.info('identity.disconnected', { user: viewer.id })
  return given(await connectedAccountsOf(ports.db, viewer.id))
})

/** Handlers of the calls about the accounts that a member logs in with. */
export const identityAccountCalls = [answerList, answerConnect, answerDisconnect]
