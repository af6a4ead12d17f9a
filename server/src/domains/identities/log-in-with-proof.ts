import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'
import { type Answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { spendSsoProof } from '../companies/sso-proof.ts'
import type { LoggedIn } from '../identity/enter-account.ts'
import { logInOrigin } from '../identity/log-in-origin.ts'
import { facebookProof } from './facebook/facebook-proof.ts'
import { googleProof } from './google.ts'
import { lineProof } from './line/line-proof.ts'
import { logInWithIdentity } from './log-in-with-identity.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { spendTicket } from './tickets.ts'

type Input = ParsedInputOf<typeof logIn>
type WithToken =
  | Extract<Input, { google_open_id_token: string }>
  | Extract<Input, { facebook_token: string }>
  | Extract<Input, { line_id_token: string }>
type WithCompany = Extract<Input, { sso_auth_code: string }>
type WithTicket = Exclude<
  Extract<Input, { connect_ticket: string }>,
  { password: string } | { mfa_token: string }
>

async function proofOf(
  visit: Visit,
  input: WithToken | WithCompany | WithTicket,
): Promise<Answer<ProvenIdentity>> {
  if ('sso_auth_code' in input) return spendSsoProof(visit, input)
  if ('google_open_id_token' in input) return googleProof(visit, input.google_open_id_token)
  if ('facebook_token' in input) return facebookProof(visit, input)
  if ('line_id_token' in input) return lineProof(visit, input.line_id_token)
  const proven = await spendTicket(visit, input.connect_ticket)
  return proven === undefined ? refused('connect-gone') : given(proven)
}

/** Logs in with a provider's token, or with the ticket of a step before. */
export async function logInWithProof(
  visit: Visit,
  input: WithToken | WithCompany | WithTicket,
): Promise<Answer<LoggedIn>> {
  const proven = await proofOf(visit, input)
  if (!proven.ok) return proven
  const { login_method: method, resume } = input
  return logInWithIdentity(visit, proven.data, { method, resume, origin: logInOrigin(input) })
}
