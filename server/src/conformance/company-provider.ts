import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { IssuerRequest, Issuers } from '../platform/issuers/port.ts'

/** The claims of an identity provider about a person. */
export interface CompanyClaims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly sid?: string
}

interface Issued {
  readonly challenge: string | null
  readonly nonce: string | null
  readonly redirectUri: string | null
  readonly claims: CompanyClaims
}

/** The identity provider of a company, in this process. */
export interface CompanyProvider {
  readonly issuer: string
  /** Logs somebody in at an authorization address, and returns what the browser is sent back with. */
  authorize(url: string, claims: CompanyClaims): { code: string; state: string; iss: string }
  /** Signs a token with the provider's key. */
  sign(claims: JWTPayload, header?: { readonly typ?: string }): Promise<string>
  /** Changes what the next tokens say. */
  twist(changes: JWTPayload): void
  answer(url: string, request: IssuerRequest): Promise<Response | undefined>
}

/** The client that each company of these tests has for the product. */
export const companyClientId = 'tessera'
export const companyClientSecret = 'a secret of the company'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Creates the identity provider of a company. */
export async function companyProvider(issuer: string): Promise<CompanyProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Issued>()
  let twisted: JWTPayload = {}
  let count = 0

  const sign = (claims: JWTPayload, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key', ...header }).sign(privateKey)

  async function token({ headers = {}, body = '' }: IssuerRequest): Promise<Response> {
    const form = new URLSearchParams(body)
    const issued = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const given = new Headers(headers).get('Authorization')
    const basic = `Basic ${btoa(`${companyClientId}:${encodeURIComponent(companyClientSecret).replaceAll('%20', '+')}`)}`
    const isFit =
      given === basic &&
      issued?.challenge === hashOf(form.get('code_verifier') ?? '') &&
      issued.redirectUri === form.get('redirect_uri')
    if (!isFit || issued === undefined)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const at = Math.floor(Date.now() / 1_000)
    const times = { iat: at, exp: at + 300 }
    const { claims, nonce } = issued
    const id_token = await sign({
      iss: issuer,
      aud: companyClientId,
      ...times,
      nonce: nonce ?? '',
      ...claims,
      ...twisted,
    })
    return Response.json({ access_token: 'of no use', token_type: 'Bearer', id_token })
  }

  return {
    issuer,
    sign,
    twist: (changes) => {
      twisted = changes
    },
    authorize(url, claims) {
      const { searchParams: asked } = new URL(url)
      count += 1
      const code = `code-${count}-of-${new URL(issuer).host}`
      const read = (name: string) => asked.get(name)
      codes.set(code, {
        challenge: read('code_challenge'),
        nonce: read('nonce'),
        claims,
        redirectUri: read('redirect_uri'),
      })
      return { code, state: read('state') ?? '', iss: issuer }
    },
    async answer(url, request) {
      if (url === `${issuer}/.well-known/openid-configuration`)
        return Response.json({
          issuer,
          jwks_uri: `${issuer}/keys`,
          token_endpoint: `${issuer}/token`,
          authorization_endpoint: `${issuer}/auth`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
        })
      if (url === `${issuer}/keys`) return Response.json({ keys: [jwk] })
      return url === `${issuer}/token` ? token(request) : undefined
    },
  }
}

/** The servers of several companies. */
export const issuersOf = (providers: readonly CompanyProvider[]): Issuers => ({
  async fetch(url, request = {}) {
    for (const provider of providers) {
      const answer = await provider.answer(url, request)
      if (answer !== undefined) return answer
    }
    throw new Error('Nothing answers there.')
  },
})
