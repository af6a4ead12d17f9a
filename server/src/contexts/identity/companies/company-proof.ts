import { authorizationCodeGrant } from 'openid-client'
import type { Ports } from '../../../ports.ts'
import type { Attempt } from '../identities/attempts.ts'
import { type ProvenIdentity, personOfClaims } from '../identities/proven-identity.ts'
import { redirectUri } from './company-addresses.ts'
import { companyClient } from './company-client.ts'
import { type Company, companyOfEmail } from './find-company.ts'

/** The parameters with which a company's identity provider sent the browser back. */
export interface CompanyAnswer {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

/** A person's identity at their company, or why it is not proven, for the log. */
export type CompanyProof =
  | { readonly ok: true; readonly proven: ProvenIdentity; readonly idToken: string }
  | { readonly ok: false; readonly reason: string }

const not = (reason: string): CompanyProof => ({ ok: false, reason })

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' && claim.length <= 255 ? claim : null

/**
 * Exchanges a code at a company's identity provider, and verifies who logged in. The code is bound
 * to this attempt (PKCE), its issuer to the company (RFC 9207, and the id token's `iss`). A company
 * speaks for addresses of its proven domains, and for no others.
 */
export async function companyProof(
  ports: Ports,
  given: {
    readonly company: Company
    readonly attempt: Attempt
    readonly answer: CompanyAnswer
  },
): Promise<CompanyProof> {
  const { company, attempt } = given
  try {
    const idToken = await exchanged(ports, given)
    if (idToken === undefined) return not('There is no id token.')
    const { issuer, clientId } = company
    const verified = await ports.idTokens.verify(idToken, {
      issuer,
      clientId,
      nonce: attempt.nonce,
    })
    if (!verified.ok) return not(verified.reason)
    const { subject, claims } = verified.token
    const person = personOfClaims(claims)
    if (person.email === null) return not('There is no email.')
    const holder = await companyOfEmail(ports.db, person.email)
    if (holder?.id !== company.id) return not('The email is of a domain that is not proven.')
    if (claims.email_verified === false) return not('The email is not verified.')
    const companyId = company.id
    const proven = { provider: 'sso', issuer, subject, companyId, sid: textOf(claims.sid) } as const
    return { ok: true, idToken, proven: { ...person, ...proven, emailVerified: true } }
  } catch (cause) {
    return not(cause instanceof Error ? cause.message : String(cause))
  }
}

async function exchanged(
  ports: Ports,
  {
    company,
    attempt,
    answer,
  }: {
    readonly company: Company
    readonly attempt: Attempt
    readonly answer: CompanyAnswer
  },
): Promise<string | undefined> {
  const back = new URL(redirectUri(ports.settings.publicOrigin))
  const { code, state, iss } = answer
  back.search = new URLSearchParams({
    code,
    state,
    ...(iss === undefined ? {} : { iss }),
  }).toString()
  const tokens = await authorizationCodeGrant(await companyClient(ports, company), back, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    ...(attempt.verifier === null ? {} : { pkceCodeVerifier: attempt.verifier }),
  })
  return tokens.id_token
}
