import type { PasswordRule } from '@tessera/contracts/calls/registration'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { english, type Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import { textIn } from '@tessera/contracts/messages'
import { isAscii } from '@tessera/contracts/typed-text'
import { commonPasswords, isCommonPassword } from '../../../platform/passwords/common-passwords.ts'

/** The context that a new password is judged in. */
export interface PasswordGround {
  readonly brand: string
  /** True when eight characters of two kinds are required. */
  readonly strong: boolean
  /** The member's email address and username. */
  readonly names: readonly string[]
}

/** Words that people of this product would try first. */
const productWords = (brand: string): readonly string[] => [
  brand.toLowerCase().replaceAll(' ', ''),
  'pinboard',
  'moodboard',
  'boards',
  'saveideas',
]

/** Returns the min length of a new password. */
export const passwordLeast = (strong: boolean): number =>
  strong ? limits.passwordMinStrict : limits.passwordMin

/** Returns the first rule that a new password breaks. */
export function passwordFault(password: string, ground: PasswordGround): ErrorCode | undefined {
  if (password.length < passwordLeast(ground.strong)) return 'password-short'
  if (!isAscii(password)) return 'password-not-ascii'
  const plain = password.toLowerCase()
  const names = ground.names.flatMap((name) => [name, name.split('@')[0] ?? name])
  if (names.some((name) => name.toLowerCase() === plain)) return 'password-is-name'
  const isWeak =
    isCommonPassword(plain, productWords(ground.brand)) || (ground.strong && !isMixed(password))
  return isWeak ? 'password-weak' : undefined
}

const isMixed = (password: string): boolean => /[a-z]/i.test(password) && /[^a-z]/i.test(password)

/**
 * Returns the rules for the browser, which checks them before sending; the service has the last
 * word.
 */
export function passwordRules(
  brand: string,
  strong: boolean,
  language: Language = english,
): PasswordRule[] {
  const length = passwordLeast(strong)
  const short = textIn(language, errorCatalogue['password-short'].message)
  return [
    { type: 'min_length', length, message: short.replace(/\d+/, String(length)) },
    {
      type: 'not_among',
      words: [...productWords(brand), ...commonPasswords],
      message: textIn(language, errorCatalogue['password-weak'].message),
    },
    { type: 'not_email', message: textIn(language, errorCatalogue['password-is-name'].message) },
  ]
}
