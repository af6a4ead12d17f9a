import type { ErrorCode } from '@tessera/contracts/errors/catalogue'
import { limits } from '@tessera/contracts/limits'
import { reservedWords } from '@tessera/contracts/paths'
import { commonPasswords } from './common-passwords.ts'

/** What somebody sends to get an account, as far as the rules look at it. */
export interface Registration {
  readonly email: string
  readonly password: string
  /** Epoch seconds. */
  readonly birthday?: number | undefined
}

const emailShape = /^[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
const ascii = /^[ -~]*$/

/** Whether a text looks like an email address. */
export const looksLikeEmail = (text: string): boolean => emailShape.test(text)

/** The first rule of registration that is broken; whether the address is free is asked elsewhere. */
export function registrationFault(
  registration: Registration,
  given: { readonly brand: string; readonly now: Date },
): ErrorCode | undefined {
  const { email, password, birthday } = registration
  if (!looksLikeEmail(email)) return 'email-invalid'
  if (email.toLowerCase().includes(given.brand.toLowerCase())) return 'email-has-brand'
  return passwordFault(password, email, given.brand) ?? birthdayFault(birthday, given.now)
}

function passwordFault(password: string, email: string, brand: string): ErrorCode | undefined {
  if (password.length < limits.passwordMin) return 'password-short'
  const plain = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const weak =
    !ascii.test(password) ||
    commonPasswords.has(plain) ||
    [name, email.toLowerCase(), brand.toLowerCase()].includes(plain)
  return weak ? 'password-weak' : undefined
}

function birthdayFault(birthday: number | undefined, now: Date): ErrorCode | undefined {
  if (birthday === undefined) return 'age-missing'
  const age = ageAt(new Date(birthday * 1000), now)
  if (Number.isNaN(age) || age < 0 || age > limits.ageMaximum) return 'age-over'
  return age < limits.ageMinimum ? 'age-under' : undefined
}

/** Whole years between a birthday and a day. */
export function ageAt(birthday: Date, now: Date): number {
  const years = now.getUTCFullYear() - birthday.getUTCFullYear()
  const months = now.getUTCMonth() - birthday.getUTCMonth()
  const before = months < 0 || (months === 0 && now.getUTCDate() < birthday.getUTCDate())
  return before ? years - 1 : years
}

/** The first name that an email suggests: V3.9 of the visitor's specification. */
export function firstNameOf(email: string): string {
  const [local = ''] = email.split('@')
  const [word = ''] = local.split(/[^\p{L}]+/u).filter((part) => part !== '')
  return word === '' ? 'Friend' : `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`
}

/** A username from an email's first part; `digits` set it apart from those that are taken. */
export function usernameOf(email: string, digits = ''): string {
  const [local = ''] = email.toLowerCase().split('@')
  const letters = local.replace(/[^a-z0-9_]/g, '').slice(0, 24)
  const base = letters.length < 3 ? `${letters}user` : letters
  const name = `${base}${digits}`
  return reservedWords.has(name) ? `${name}1` : name
}
