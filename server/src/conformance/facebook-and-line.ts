import { SignJWT } from 'jose'
import type { IssuerRequest, Issuers } from '../platform/issuers/port.ts'

const lineIssuer = 'https://line.test'
const graphUrl = 'https://graph.test'
const secret = 'a channel secret of 32 characters'

/** The settings of Facebook and LINE over the providers of this file. */
export const facebookAndLine = {
  google: null,
  facebook: { appId: '42', appSecret: 'app-secret', sdkUrl: 'https://sdk.test', graphUrl },
  line: { channelId: 'channel', channelSecret: secret, issuer: lineIssuer },
}

/** A person at one of the two providers. */
interface Someone {
  readonly id: string
  readonly email?: string
  readonly name?: string
  /** LINE never says this; what it says counts for nothing. */
  readonly email_verified?: boolean
}

interface Code {
  readonly person: Someone
  readonly nonce: string
  readonly challenge: string
}

async function challengeOf(verifier: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(bytes).toString('base64url')
}

/** Facebook's Graph API and LINE's token endpoint in this process. */
export function madeProviders() {
  const tokens = new Map<
    string,
    { readonly appId: string; readonly person: Someone; readonly at: number }
  >()
  const codes = new Map<string, Code>()
  let isBroken = false

  function facebook(url: URL): Response {
    const query = url.searchParams
    if (url.pathname.endsWith('/debug_token')) {
      const found = tokens.get(query.get('input_token') ?? '')
      const isAsked = query.get('access_token') === '42|app-secret'
      if (!isAsked) return Response.json({ error: {} }, { status: 400 })
      const data = { app_id: found?.appId ?? '42', user_id: found?.person.id ?? '0', type: 'USER' }
      const times = { issued_at: found?.at ?? 0, expires_at: 0 }
      return Response.json({ data: { ...data, is_valid: found !== undefined, ...times } })
    }
    const found = tokens.get(query.get('access_token') ?? '')
    if (found === undefined) return Response.json({ error: {} }, { status: 400 })
    const [first_name = '', last_name = ''] = (found.person.name ?? '').split(' ')
    return Response.json({ ...found.person, first_name, last_name })
  }

  async function lineToken(body: URLSearchParams): Promise<Response> {
    const found = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const fits =
      found !== undefined &&
      body.get('client_secret') === secret &&
      (await challengeOf(body.get('code_verifier') ?? '')) === found.challenge
    if (!fits) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    return Response.json({ id_token: await lineIdToken(found.person, found.nonce) })
  }

  const issuers: Issuers = {
    async fetch(text: string, { body = '' }: IssuerRequest = {}) {
      if (isBroken) throw new Error('The provider is down.')
      const url = new URL(text)
      if (url.origin === graphUrl) return facebook(url)
      if (text === `${lineIssuer}/.well-known/openid-configuration`)
        return Response.json({
          issuer: lineIssuer,
          authorization_endpoint: `${lineIssuer}/authorize`,
          token_endpoint: `${lineIssuer}/token`,
          jwks_uri: `${lineIssuer}/keys`,
        })
      if (text === `${lineIssuer}/token`) return lineToken(new URLSearchParams(body))
      return new Response(null, { status: 404 })
    },
  }
  return {
    issuers,
    /** Gives a token of Facebook, now and for the product's app unless it says otherwise. */
    facebookToken(person: Someone, appId = '42', at = Math.floor(Date.now() / 1_000)): string {
      const token = `token-${tokens.size}-${person.id}`
      tokens.set(token, { appId, person, at })
      return token
    },
    /** Logs somebody in at LINE's page, and returns the query that LINE leads back with. */
    lineAnswer(authorize: URL, person: Someone): URLSearchParams {
      const query = authorize.searchParams
      const code = `code-${codes.size}-${person.id}`
      codes.set(code, {
        person,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '' })
    },
    breakDown(next: boolean) {
      isBroken = next
    },
  }
}

/** Signs an id token of LINE with the channel's secret. */
export const lineIdToken = (
  { id, name, ...claims }: Someone,
  nonce: string,
  key = secret,
): Promise<string> =>
  new SignJWT({ nonce, ...claims, name: name ?? 'Aki Mori' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(lineIssuer)
    .setAudience('channel')
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
