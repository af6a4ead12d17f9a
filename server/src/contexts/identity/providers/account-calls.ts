import {
  confirmByIdentity,
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { confirmFault, recordConfirmed } from '../accounts/confirmed.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import {
  connectIdentity,
  IdentityOfOther,
  ownerOf,
  touchIdentity,
} from '../identities/connect-identity.ts'
import { emailConnected, emailDisconnected } from '../identities/email-connections.ts'
import { securityOf } from '../security/security-of.ts'
import { connectedAccountsOf, disconnectIdentity } from './connected-accounts.ts'
import { proveAnew, proveIdentity } from './prove-identity.ts'

const answerList = answerMember(listConnectedAccounts, async ({ ports, viewer }) =>
  given(await connectedAccountsOf(ports.db, viewer.id)),
)

const answerConnect = answerMember(connectAccount, async (visit, input) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const proof = await proveIdentity(visit, input)
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

const answerConfirm = answerMember(confirmByIdentity, async (visit, input) => {
  const { ports, viewer } = visit
  const proof = await proveAnew(visit, input)
  if (!proof.ok) return proof
  if ((await ownerOf(ports.db, proof.data)) !== viewer.id) {
    ports.log.info('identity.confirm-failed', { user: viewer.id })
    return refused('identity-not-connected')
  }
  await touchIdentity(ports.db, proof.data, ports.clock.now())
  await recordConfirmed(ports.db, visit)
  return given(await securityOf(visit))
})

/** Handlers of the calls about the accounts that a member logs in with. */
export const identityAccountCalls = [answerList, answerConnect, answerConfirm, answerDisconnect]
