import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
} from 'openid-client'
import * as z from 'zod'
import type { Visit } from '../../../calls/visit.ts'
import { startAttempt } from '../identities/attempts.ts'
import { redirectUri } from './company-addresses.ts'
import { companyClient } from './company-client.ts'
import { companyById } from './find-company.ts'
import { hintFor } from './log-in-hint.ts'

const isId = (text: string): boolean => z.uuid().safeParse(text).success

/**
 * Begins a log-in at a company in this browser, and returns the address at its identity provider.
 * Undefined when there is no such company, or its identity provider can't be reached.
 */
export async function companyLogInUrl(
  visit: Visit,
  { companyId, state }: { readonly companyId: string; readonly state: string },
): Promise<string | undefined> {
  const { db, settings, log } = visit.ports
  const company = isId(companyId) ? await companyById(db, companyId) : undefined
  if (company === undefined) return undefined
  const client = await companyClient(visit.ports, company).catch((cause: unknown) => {
    log.warn('companies.unreachable', { company: company.name, cause: String(cause) })
  })
  if (client === undefined) return undefined
  const verifier = randomPKCECodeVerifier()
  const begun = { provider: 'sso', connection: company.id, verifier, state } as const
  const { nonce } = await startAttempt(visit, begun)
  const hint = hintFor(visit, company.id)
  return buildAuthorizationUrl(client, {
    scope: 'openid email profile',
    redirect_uri: redirectUri(settings.publicOrigin),
    state,
    nonce,
    code_challenge_method: 'S256',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    ...(hint === undefined ? {} : { login_hint: hint }),
  }).href
}
