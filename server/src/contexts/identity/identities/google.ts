import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { takeAttempt } from './attempts.ts'
import { type ProvenIdentity, personOfClaims } from './proven-identity.ts'

/** Google's tokens name their issuer in two ways. */
const google = 'https://accounts.google.com'

/**
 * Verifies an id token of Google. Its nonce must be of a log-in that began in this browser, and
 * works once, so that a token that was seen elsewhere opens nothing.
 */
export async function googleProof(visit: Visit, token: string): Promise<Answer<ProvenIdentity>> {
  const { settings, idTokens, log } = visit.ports
  const config = settings.providers.google
  const nonce = idTokens.claimedNonce(token)
  if (config === null || nonce === undefined) return refused('identity-refused')
  const { issuer, clientId } = config
  const alsoIssuers = issuer === google ? [new URL(google).host] : []
  const verified = await idTokens.verify(token, { issuer, alsoIssuers, clientId, nonce })
  if (!verified.ok) {
    log.warn('identity.token-refused', { provider: 'google', reason: verified.reason })
    return refused(verified.fault === 'unreachable' ? 'too-busy' : 'identity-refused')
  }
  if ((await takeAttempt(visit, { state: nonce, provider: 'google' })) === undefined)
    return refused('connect-gone')
  const { subject, claims } = verified.token
  return given({ provider: 'google', issuer, subject, companyId: null, ...personOfClaims(claims) })
}
