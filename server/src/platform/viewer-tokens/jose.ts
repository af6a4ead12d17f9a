import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import type { Clock } from '../clock/port.ts'
import type { Secrets } from '../secrets/port.ts'
import { sha256OfText } from '../secrets/sha256.ts'
import type { ViewerTokens } from './port.ts'

/** The time that one key signs. */
const periodMilliseconds = 7 * 24 * 60 * 60 * 1_000

/** Keys that an instance remembers. */
const keysKept = 8

/** The bytes before the 32 of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

interface Key {
  readonly id: string
  readonly secret: KeyObject
}

/** Signs with Ed25519 keys, one for each week, derived from the service's secret. */
export function joseViewerTokens({
  secrets,
  clock,
}: {
  readonly secrets: Secrets
  readonly clock: Clock
}): ViewerTokens {
  const known = new Map<number, Key>()

  function keyOf(period: number): Key {
    const kept = known.get(period)
    if (kept !== undefined) return kept
    const seed = Buffer.from(secrets.mac('viewer-token key', String(period)), 'base64url')
    const der = Buffer.concat([pkcs8Start, seed])
    const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const id = sha256OfText(
      createPublicKey(secret).export({ format: 'der', type: 'spki' }).toString('base64'),
    ).slice(0, 16)
    const key = { id, secret }
    if (known.size >= keysKept) known.clear()
    known.set(period, key)
    return key
  }

  const now = () => Math.floor(clock.now().getTime() / periodMilliseconds)
  return {
    async sign(claims) {
      const { id, secret } = keyOf(now())
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: id })
        .sign(secret)
    },
    async keys() {
      const period = now()
      return Promise.all(
        [period - 1, period, period + 1].map(keyOf).map(async ({ id, secret }) => ({
          ...(await exportJWK(createPublicKey(secret))),
          kid: id,
          alg: 'EdDSA',
          use: 'sig',
        })),
      )
    },
  }
}
