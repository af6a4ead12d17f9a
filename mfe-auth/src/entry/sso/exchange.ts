import type { Client } from '@tessera/client'
import { ssoExchange } from '@tessera/contracts/calls/sso'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { Event } from '../flow/events.ts'
import type { SsoAnswer } from '../flow/sso-answer.ts'
import { notSso, type SsoFound } from '../flow/sso-found.ts'
import { ssoFailure } from './sso-error.ts'

/** The person who logged in at the company. */
interface SsoTokens {
  readonly ssoId: string
  readonly ssoIdToken: string
  readonly ssoEmail: string
  readonly ssoUserName: string
}

type Exchanged =
  | { readonly ok: true; readonly tokens: SsoTokens }
  | { readonly ok: false; readonly error: CallError }

/** Exchanges the code of a company's window for who logged in there. */
export async function exchangeCode(
  client: Pick<Client, 'call'>,
  { exchangeCodeToTokenUrl }: Pick<SsoFound, 'exchangeCodeToTokenUrl'>,
  answer: SsoAnswer,
): Promise<Exchanged> {
  // The look-up names the call; another address than ours gets no code.
  if (exchangeCodeToTokenUrl !== ssoExchange.path) return { ok: false, error: ssoFailure() }
  const { code, state, iss } = answer
  const came = await client.call(ssoExchange, {
    code,
    state,
    ...(iss === undefined ? {} : { iss }),
  })
  if (!came.ok) return came
  const { sso_id, sso_id_token, sso_email, sso_user_name } = came.data
  if (!sso_id || !sso_id_token || !sso_email || !sso_user_name)
    return { ok: false, error: ssoFailure({ message: 'No tokens returned', code: 0 }) }
  const who = { ssoId: sso_id, ssoIdToken: sso_id_token }
  return { ok: true, tokens: { ...who, ssoEmail: sso_email, ssoUserName: sso_user_name } }
}

/** Exchanges what a company's window brought back, and returns what that means for the form. */
export async function exchangeAnswer(
  client: Pick<Client, 'call'>,
  { sso, answer }: { readonly sso: SsoFound | null; readonly answer?: SsoAnswer },
): Promise<Event> {
  if (answer === undefined) return { type: 'refused', error: ssoFailure() }
  const exchanged = await exchangeCode(client, sso ?? notSso, answer)
  return exchanged.ok ? { type: 'sso-proven' } : { type: 'refused', error: exchanged.error }
}
