import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as z from 'zod'
import type { Clock } from '../clock/port.ts'
import type { Issuers } from '../issuers/port.ts'
import { type Ground, publicAlgorithms, skewSeconds, verifiedLogOut } from './log-out-token.ts'
import type { ExpectedToken, IdTokens, VerifiedToken } from './port.ts'

const keysKeptMilliseconds = 600_000
/** An unknown key id makes the keys load again, but not more often than this. */
const coolDownMilliseconds = 30_000
const waitMilliseconds = 10_000
const discoveryKeptMilliseconds = 3_600_000

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

/** The issuer could not be asked for its keys. */
class Unreachable extends Error {}

interface Kept {
  readonly keys: JWTVerifyGetKey
  readonly until: number
}

interface TokenPorts {
  readonly issuers: Issuers
  readonly clock: Clock
}

/** Verifies id tokens with jose. Keys are cached, and loaded again for an unknown key id. */
export function joseIdTokens({ issuers, clock }: TokenPorts): IdTokens {
  const kept = new Map<string, Kept>()

  async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = kept.get(issuer)
    const now = clock.now().getTime()
    if (known !== undefined && known.until > now) return known.keys
    const keys = await loadKeys(issuers, issuer)
    kept.set(issuer, { keys, until: now + discoveryKeptMilliseconds })
    return keys
  }

  return {
    claimedNonce(token) {
      try {
        const { nonce } = decodeJwt(token)
        return typeof nonce === 'string' ? nonce : undefined
      } catch {
        return undefined
      }
    },
    claimedParties(token) {
      try {
        const { iss: issuer = '', aud = [] } = decodeJwt(token)
        return { issuer, clientIds: [aud].flat() }
      } catch {
        return { issuer: '', clientIds: [] }
      }
    },
    async verifyLogOut(token, expected) {
      try {
        return await verifiedLogOut(token, expected, { now: clock.now(), keysOf })
      } catch (cause) {
        return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) }
      }
    },
    async verify(token, expected) {
      try {
        return await verified(token, expected, { now: clock.now(), keysOf })
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        return { ok: false, fault: isOfIssuer(cause) ? 'unreachable' : 'wrong', reason }
      }
    },
  }
}

const isOfIssuer = (cause: unknown): boolean =>
  cause instanceof Unreachable ||
  cause instanceof errors.JWKSTimeout ||
  cause instanceof errors.JWKSInvalid ||
  !(cause instanceof errors.JOSEError)

async function loadKeys(issuers: Issuers, issuer: string): Promise<JWTVerifyGetKey> {
  const response = await issuers.fetch(
    `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  )
  if (!response.ok) throw new Unreachable(`${issuer} answered ${response.status}.`)
  const document = Discovery.safeParse(await response.json())
  if (!document.success) throw new Unreachable(`${issuer} has no discovery document.`)
  if (document.data.issuer !== issuer)
    throw new Unreachable(`${issuer} calls itself ${document.data.issuer}.`)
  return createRemoteJWKSet(new URL(document.data.jwks_uri), {
    cacheMaxAge: keysKeptMilliseconds,
    cooldownDuration: coolDownMilliseconds,
    timeoutDuration: waitMilliseconds,
    [customFetch]: (url, { method, signal }) => issuers.fetch(url, { method, signal }),
  })
}

async function verified(
  token: string,
  expected: ExpectedToken,
  { now, keysOf }: Ground,
): Promise<VerifiedToken> {
  const { issuer, alsoIssuers = [], clientId, secret } = expected
  const options = {
    issuer: [issuer, ...alsoIssuers],
    audience: clientId,
    clockTolerance: skewSeconds,
    currentDate: now,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
  }
  const { payload } =
    secret === undefined
      ? await jwtVerify(token, await keysOf(issuer), { ...options, algorithms: publicAlgorithms })
      : await jwtVerify(token, new TextEncoder().encode(secret), {
          ...options,
          algorithms: ['HS256'],
        })
  const reason = claimFault(payload, expected, now)
  if (reason !== undefined) return { ok: false, fault: 'wrong', reason }
  // Keyed on the issuer's own name, so that two spellings of it are one account.
  return { ok: true, token: { issuer, subject: payload.sub ?? '', claims: payload } }
}

/** Checks what jose doesn't: the nonce, the party that a token was made for, and its age. */
function claimFault(
  { aud, azp, nonce, iat = 0, sub = '' }: JWTPayload,
  expected: ExpectedToken,
  now: Date,
): string | undefined {
  if (nonce !== expected.nonce) return 'The nonce is another.'
  if (azp !== undefined && azp !== expected.clientId) return 'The authorized party is another.'
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    return 'The authorized party is missing.'
  if (iat > now.getTime() / 1_000 + skewSeconds) return 'It was issued in the future.'
  return sub === '' || sub.length > 255 ? 'The subject is missing.' : undefined
}
