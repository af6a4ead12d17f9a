import { limits } from '@tessera/contracts/limits'
import { words } from '../../words.ts'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

// Recovery codes have letters and digits in groups.
const recoveryCode = /^[a-z0-9]{8,32}$/i

/** Removes spaces and hyphens from a code. */
export const plainCode = (written: string): string => written.replace(/[\s-]/g, '')

/** Returns the error of a code from a text message, an authenticator app or the recovery codes. */
export function codeFault(written: string): string | undefined {
  const code = plainCode(written)
  if (code === '') return words.codeMissing()
  return digits.test(code) || recoveryCode.test(code) ? undefined : words.codeShape()
}
