import { type Answer, given, refused } from '../../../../calls/answer.ts'
import type { Visit } from '../../../../calls/visit.ts'
import { takeAttempt } from '../attempts.ts'
import { type ProvenIdentity, personOfClaims } from '../proven-identity.ts'

/**
 * Verifies an id token of LINE, which signs with the channel's secret. Its nonce must be of a log-in that began
 * in this browser, and works once. LINE never says that an email is verified.
 */
export async function lineProof(visit: Visit, token: string): Promise<Answer<ProvenIdentity>> {
  const { settings, idTokens, log } = visit.ports
  const { line } = settings.providers
  const nonce = idTokens.claimedNonce(token)
  if (line === null || nonce === undefined) return refused('identity-refused')
  const { issuer, channelId: clientId, channelSecret: secret } = line
  const verified = await idTokens.verify(token, { issuer, clientId, nonce, secret })
  if (!verified.ok) {
    log.warn('identity.token-refused', { provider: 'line', reason: verified.reason })
    return refused(verified.fault === 'unreachable' ? 'too-busy' : 'identity-refused')
  }
  if ((await takeAttempt(visit, { state: nonce, provider: 'line' })) === undefined)
    return refused('connect-gone')
  const { subject, claims } = verified.token
  const person = { ...personOfClaims(claims), emailVerified: false }
  return given({ provider: 'line', issuer, subject, companyId: null, ...person })
}
