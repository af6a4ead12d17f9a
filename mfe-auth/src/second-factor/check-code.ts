import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

// As they are handed out for emergencies: letters and digits in groups.
const recoveryCode = /^[a-z0-9]{8,32}$/i

/** A code without what people put between its parts. */
export const plainCode = (written: string): string => written.replace(/[\s-]/g, '')

/** What is wrong with a code: from a message, from an authenticator, or one for emergencies. */
export function codeFault(written: string): string | undefined {
  const code = plainCode(written)
  if (code === '') return words.codeMissing()
  return digits.test(code) || recoveryCode.test(code) ? undefined : words.codeShape()
}
