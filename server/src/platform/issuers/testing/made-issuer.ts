import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { IssuerRequest, Issuers } from '../port.ts'

/** An issuer in this process: publishes keys and signs tokens. */
export interface MadeIssuer {
  readonly issuers: Issuers
  readonly issuer: string
  /** Public keys as they are published, for attacks with them. */
  publishedKeys(): readonly object[]
  /** The number of times that the keys were asked for. */
  keyLoads(): number
  /** Signs a token with the newest key. */
  sign(claims: JWTPayload, header?: { readonly kid?: string }): Promise<string>
  /** Replaces the key; tokens of the old one no longer verify. */
  rotate(): Promise<void>
  /** Makes every request fail until it's called again with false. */
  breakDown(isBroken: boolean): void
}

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

/** Creates an issuer that answers for its own address only. */
export async function madeIssuer(issuer = 'https://accounts.test/google'): Promise<MadeIssuer> {
  let [turn, loads, isBroken] = [1, 0, false]
  let key = await newKey('key-1')
  const answer = (url: string): Response => {
    if (isBroken) throw new Error('The issuer is down.')
    if (url === `${issuer}/.well-known/openid-configuration`)
      return Response.json({ issuer, jwks_uri: `${issuer}/keys` })
    if (url !== `${issuer}/keys`) return new Response(null, { status: 404 })
    loads += 1
    return Response.json({ keys: [key.jwk] })
  }
  return {
    issuer,
    issuers: { fetch: async (url: string, _: IssuerRequest = {}) => answer(url) },
    publishedKeys: () => [key.jwk],
    keyLoads: () => loads,
    sign: (claims, { kid = key.kid } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key.privateKey),
    rotate: async () => {
      turn += 1
      key = await newKey(`key-${turn}`)
    },
    breakDown: (next) => {
      isBroken = next
    },
  }
}
