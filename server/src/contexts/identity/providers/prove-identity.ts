import type { confirmByIdentity, connectAccount } from '@tessera/contracts/calls/connected-accounts'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { facebookProof } from '../identities/facebook/facebook-proof.ts'
import { spendFacebookToken } from '../identities/facebook/spend-token.ts'
import { googleProof } from '../identities/google.ts'
import { lineProof } from '../identities/line/line-proof.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { spendTicket } from '../identities/tickets.ts'

/** Verifies a provider's token, or the ticket of a step before, and returns whom it proves. */
export async function proveIdentity(
  visit: Visit,
  shown: ParsedInputOf<typeof connectAccount>,
): Promise<Answer<ProvenIdentity>> {
  if ('google_open_id_token' in shown) return googleProof(visit, shown.google_open_id_token)
  if ('facebook_token' in shown) return facebookProof(visit, shown)
  if ('line_id_token' in shown) return lineProof(visit, shown.line_id_token)
  const proven = await spendTicket(visit, shown.connect_ticket)
  return proven === undefined ? refused('connect-gone') : given(proven)
}

/**
 * Does the same for a proof that has to be new and works once. Id tokens always are, by their nonce;
 * tokens of Facebook last for hours, so they are marked as used.
 */
export async function proveAnew(
  visit: Visit,
  shown: ParsedInputOf<typeof confirmByIdentity>,
): Promise<Answer<ProvenIdentity>> {
  const proof = await proveIdentity(visit, shown)
  if (!proof.ok || !('facebook_token' in shown)) return proof
  return (await spendFacebookToken(visit, shown.facebook_token)) ? proof : refused('connect-gone')
}
