import { limits } from '@tessera/contracts/limits'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** What every authenticator app takes for granted. */
const shape = { algorithm: 'sha1', digits: limits.codeDigits, period: 30 } as const

const secretBytes = 20

/** A new secret for an authenticator, in the letters of Base32. */
export const newSecret = (): string => generateSecret({ length: secretBytes })

/** What the QR code of a secret holds. */
export const secretUri = (given: {
  readonly secret: string
  readonly brand: string
  readonly email: string
}): string =>
  generateURI({ ...shape, issuer: given.brand, label: given.email, secret: given.secret })

/** The library throws at anything else. */
const isCode = (text: string): boolean => text.length === limits.codeDigits && /^[0-9]+$/.test(text)

/**
 * The half minute that a code is of, if it is right: now, or one step to either side for clocks that
 * differ. Whether it is later than the last one taken is for the table to say.
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
