import type { Viewer } from '@tessera/contracts/entities/viewer'
import { type Answer, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { readSsoProof, spendSsoProof } from '../companies/sso-proof.ts'
import { googleProof } from '../identities/google.ts'
import { lineProof } from '../identities/line/line-proof.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { readTicket, spendTicket } from '../identities/tickets.ts'
import { registerWithIdentity, type SocialRegistration } from './register-with-identity.ts'

const providerOf = (type: SocialRegistration['type']) =>
  type === 'google_one_tap' ? 'google' : type

/** Creates an account from the code of a company's log-in. */
async function registerWithCompany(
  visit: Visit,
  wanted: SocialRegistration,
): Promise<Answer<{ user: Viewer }>> {
  const { sso_user_email = '', sso_auth_code = '' } = wanted
  const given = { sso_user_email, sso_auth_code }
  const proof = await readSsoProof(visit, given)
  if (!proof.ok) return proof
  const spend = async () => (await spendSsoProof(visit, given)).ok
  return registerWithIdentity(visit, proof.data, { wanted, spend })
}

async function tokenProof(
  visit: Visit,
  { google_open_id_token: google, line_id_token: line }: SocialRegistration,
): Promise<Answer<ProvenIdentity>> {
  if (google !== undefined) return googleProof(visit, google)
  return line === undefined ? refused('connect-gone') : lineProof(visit, line)
}

/** Creates an account from a provider's token, or from the ticket of the log-in before. */
export async function registerWithProof(
  visit: Visit,
  wanted: SocialRegistration,
): Promise<Answer<{ user: Viewer }>> {
  const { connect_ticket: ticket } = wanted
  if (wanted.type === 'facebook') return refused('facebook-register-prevented')
  const isOfType = ({ provider }: ProvenIdentity) => provider === providerOf(wanted.type)
  if (ticket !== undefined) {
    const proven = await readTicket(visit, ticket)
    if (proven === undefined || !isOfType(proven)) return refused('connect-gone')
    // The ticket stays good while the birthday or the email is wrong.
    const spend = async () => (await spendTicket(visit, ticket)) !== undefined
    return registerWithIdentity(visit, proven, { wanted, spend })
  }
  if (wanted.type === 'sso') return registerWithCompany(visit, wanted)
  const proof = await tokenProof(visit, wanted)
  if (!proof.ok) return proof
  if (!isOfType(proof.data)) return refused('identity-refused')
  return registerWithIdentity(visit, proof.data, { wanted, spend: async () => true })
}
