import { limits } from '@tessera/contracts/limits'
import { plainCode } from '../../second-factor/check-code.ts'
import { words as common } from '../../words.ts'
import { words } from '../words.ts'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

/** What is wrong with a code to show that a factor works. */
export function codeFault(typed: string): string | undefined {
  const code = plainCode(typed)
  if (code === '') return common.codeMissing()
  return digits.test(code) ? undefined : common.codeShape()
}

/** What can be seen to be wrong with a number before the service looks at it. */
export function phoneFault(typed: string): string | undefined {
  const number = typed.trim()
  if (number === '') return words.phoneMissing()
  return /\d/.test(number) ? undefined : words.phoneShape()
}
