import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'
import type { ExpectedToken, VerifiedLogOut } from './port.ts'

/** Public-key algorithms; a token signed with anything else is refused, whatever its header says. */
export const publicAlgorithms = ['RS256', 'ES256', 'PS256', 'EdDSA']

/** Max difference between two clocks. */
export const skewSeconds = 30

/** The time and the keys that a token is verified against. */
export interface Ground {
  readonly now: Date
  keysOf(issuer: string): Promise<JWTVerifyGetKey>
}

/** The longest that a log-out may have been on its way. */
const maxAgeSeconds = 300

const event = 'http://schemas.openid.net/event/backchannel-logout'
const text = z.string().min(1).max(255)

const LogOut = z.object({
  jti: text,
  sub: text.optional(),
  sid: text.optional(),
  events: z.object({ [event]: z.looseObject({}) }),
  /** Forbidden, so that no id token passes for a log-out token. */
  nonce: z.never().optional(),
})

/** The types that a log-out token may say it has. */
const types: ReadonlySet<string | undefined> = new Set([undefined, 'jwt', 'logout+jwt'])

/** Verifies a log-out token; rejects for one whose signature, issuer, audience or times are wrong. */
export async function verifiedLogOut(
  token: string,
  { issuer, clientId }: Pick<ExpectedToken, 'issuer' | 'clientId'>,
  { now, keysOf }: Ground,
): Promise<VerifiedLogOut> {
  const { payload, protectedHeader } = await jwtVerify(token, await keysOf(issuer), {
    issuer,
    audience: clientId,
    algorithms: publicAlgorithms,
    currentDate: now,
    clockTolerance: skewSeconds,
    maxTokenAge: maxAgeSeconds,
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'jti', 'events'],
  })
  if (!types.has(protectedHeader.typ?.toLowerCase()))
    return { ok: false, reason: 'The type is another.' }
  const read = LogOut.safeParse(payload)
  if (!read.success) return { ok: false, reason: z.prettifyError(read.error) }
  const { jti, sub: subject = null, sid = null } = read.data
  if (subject === null && sid === null)
    return { ok: false, reason: 'It names no subject and no session.' }
  return { ok: true, token: { jti, subject, sid } }
}
