import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { reservedWords } from '@tessera/contracts/reserved-words'
import { isReachable } from './email-rules.ts'
import { passwordFault } from './password-rules.ts'
import { settingsFault } from './settings-rules.ts'

/** The registration fields that the rules check. */
export interface Registration {
  readonly email: string
  /** Left out by somebody who signs up with a provider. */
  readonly password?: string | undefined
  /** Epoch seconds. */
  readonly birthday?: number | undefined
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly account_type?: 'personal' | 'business'
  readonly business_name?: string | undefined
  readonly kr_privacy_consent_opt_in?: boolean | undefined
}

/** The context that registration rules depend on. */
export interface RegistrationGround {
  readonly brand: string
  readonly strong: boolean
  /** True where the law requires a separate consent. */
  readonly needsConsents: boolean
  readonly now: Date
}

/** Returns the first registration rule that is broken, except whether the email is taken. */
export function registrationFault(
  wanted: Registration,
  { brand, strong, needsConsents, now }: RegistrationGround,
): ErrorCode | undefined {
  const { email, password } = wanted
  if (!isReachable(email)) return 'email-invalid'
  if (email.toLowerCase().includes(brand.toLowerCase())) return 'email-has-brand'
  const names = [email, usernameOf(email)]
  return (
    (password === undefined ? undefined : passwordFault(password, { brand, strong, names })) ??
    birthdayFault(wanted.birthday, now) ??
    nameFault(wanted) ??
    (needsConsents && wanted.kr_privacy_consent_opt_in !== true ? 'consents-missing' : undefined)
  )
}

/**
 * Checks the name: businesses must enter one; people may leave it to be derived from their email.
 */
function nameFault(wanted: Registration): ErrorCode | undefined {
  if (wanted.account_type === 'business')
    return settingsFault({ full_name: wanted.business_name ?? '' })?.code
  return settingsFault({ full_name: namesOf(wanted).fullName })?.code
}

/** Returns the names of a new account. A business uses its full name as first name. */
export function namesOf(wanted: Registration): { firstName: string; fullName: string } {
  if (wanted.account_type === 'business') {
    const name = (wanted.business_name ?? '').trim()
    return { firstName: name, fullName: name }
  }
  const firstName = wanted.first_name || firstNameOf(wanted.email)
  return { firstName, fullName: `${firstName} ${wanted.last_name ?? ''}`.trim() }
}

function birthdayFault(birthday: number | undefined, now: Date): ErrorCode | undefined {
  if (birthday === undefined) return 'age-missing'
  const age = ageAt(new Date(birthday * 1000), now)
  if (Number.isNaN(age) || age < 0 || age > limits.ageMaximum) return 'age-over'
  return age < limits.ageMinimum ? 'age-under' : undefined
}

/** Returns the full years between a birthday and a day. */
export function ageAt(birthday: Date, now: Date): number {
  const years = now.getUTCFullYear() - birthday.getUTCFullYear()
  const months = now.getUTCMonth() - birthday.getUTCMonth()
  const before = months < 0 || (months === 0 && now.getUTCDate() < birthday.getUTCDate())
  return before ? years - 1 : years
}

/** Derives a first name from an email: V3.9 of the visitor's specification. */
export function firstNameOf(email: string): string {
  const [local = ''] = email.split('@')
  const [word = ''] = local.split(/[^\p{L}]+/u).filter((part) => part !== '')
  return word === '' ? 'Friend' : `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`
}

/** Derives a username from an email; `digits` make it unique. */
export function usernameOf(email: string, digits = ''): string {
  const [local = ''] = email.toLowerCase().split('@')
  const letters = local.replace(/[^a-z0-9_]/g, '').slice(0, 24)
  const base = letters.length < 3 ? `${letters}user` : letters
  const name = `${base}${digits}`
  return reservedWords.has(name) ? `${name}1` : name
}
