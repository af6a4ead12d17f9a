import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { readTicket, spendTicket } from '../identities/tickets.ts'
import { companyById } from './find-company.ts'

/** The proof that a log-in or sign-up sends after the exchange. */
export interface SsoProof {
  readonly sso_user_email: string
  readonly sso_auth_code: string
}

/** Returns why a proof doesn't fit what was typed: the company knows the person by another email. */
async function fitting(
  { ports }: Visit,
  proven: ProvenIdentity | undefined,
  { sso_user_email: typed }: SsoProof,
): Promise<Answer<ProvenIdentity>> {
  if (proven?.provider !== 'sso') return refused('connect-gone')
  if (proven.email === typed.toLowerCase()) return given(proven)
  const company = await companyById(ports.db, proven.companyId ?? '')
  if (company === undefined) return refused('connect-gone')
  return refused('sso-address', { company: company.title, address: proven.email })
}

/** Reads who a code is of, without using it up. */
export const readSsoProof = async (visit: Visit, proof: SsoProof) =>
  fitting(visit, await readTicket(visit, proof.sso_auth_code), proof)

/** Uses up a code, and returns who it is of. */
export const spendSsoProof = async (visit: Visit, proof: SsoProof) =>
  fitting(visit, await spendTicket(visit, proof.sso_auth_code), proof)
