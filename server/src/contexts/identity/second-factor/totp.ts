import { limits } from '@tessera/contracts/limits'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** The defaults of all authenticator apps. */
const shape = { algorithm: 'sha1', digits: limits.codeDigits, period: 30 } as const

const secretBytes = 20

/** Creates a secret for an authenticator, in Base32. */
export const newSecret = (): string => generateSecret({ length: secretBytes })

/** Returns the URI in a secret's QR code. */
export const secretUri = (given: {
  readonly secret: string
  readonly brand: string
  readonly email: string
}): string =>
  generateURI({ ...shape, issuer: given.brand, label: given.email, secret: given.secret })

/** The library throws on anything else. */
const isCode = (text: string): boolean => text.length === limits.codeDigits && /^[0-9]+$/.test(text)

/**
 * Returns the time step of a right code; allows one step of clock difference. The table refuses
 * steps that were used already.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!isCode(code)) return undefined
  const found = verifySync({
    ...shape,
    strategy: 'totp',
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: shape.period,
  })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
