import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'
import type { Answer } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { spendSsoProof } from '../companies/sso-proof.ts'
import type { LoggedIn } from '../log-in/enter-account.ts'
import { logInOrigin } from '../log-in/log-in-origin.ts'
import { logInWithIdentity } from './log-in-with-identity.ts'
import { proveIdentity } from './prove-identity.ts'

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

/** Logs in with a provider's token, or with the ticket of a step before. */
export async function logInWithProof(
  visit: Visit,
  input: WithToken | WithCompany | WithTicket,
): Promise<Answer<LoggedIn>> {
  const proven =
    'sso_auth_code' in input ? await spendSsoProof(visit, input) : await proveIdentity(visit, input)
  if (!proven.ok) return proven
  const { login_method: method, resume } = input
  return logInWithIdentity(visit, proven.data, { method, resume, origin: logInOrigin(input) })
}
