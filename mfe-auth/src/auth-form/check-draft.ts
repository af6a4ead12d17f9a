import type { PasswordRule, SignUpRules } from '@tessera/contracts/calls/registration'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { limits } from '@tessera/contracts/limits'
import { isAscii, looksLikeEmail } from '@tessera/contracts/typed-text'
import { isUnfitEmail } from '../email-typo/unfit-domains.ts'
import { words } from '../words.ts'
import { birthdayFault } from './check-birthday.ts'
import type { Draft, Faults } from './draft.ts'
import { isStrong } from './strong-password.ts'

/** What the checks know beside the draft. */
export interface Given {
  readonly brand: string
  readonly today: Date
  /** What the service wants of a sign-up where the visitor is. */
  readonly rules: SignUpRules
  /** As many captchas were asked of this browser as may be. */
  readonly captchasSpent: boolean
}

/** The rules as long as the service has not said its own; what it refuses it says itself. */
export const usualRules: SignUpRules = {
  country: null,
  needs_consents: false,
  age_minimum: limits.ageMinimum,
  password_min: limits.passwordMin,
  needs_strong_password: false,
  password_rules: [],
  recaptcha_site_key_v3: null,
}

/** What is wrong with an email address. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return words.emailMissing()
  if (!isAscii(email)) return words.notAscii()
  const fits = looksLikeEmail(email) && email.length <= limits.emailMax
  return fits ? undefined : words.emailShape()
}

/** What is wrong with the address of a new account, which has to take mail. */
export function newEmailFault(typed: string): string | undefined {
  return emailFault(typed) ?? (isUnfitEmail(typed) ? words.emailUnfit() : undefined)
}

function isName({ email, password }: Draft): boolean {
  const address = email.trim().toLowerCase()
  const [name] = address.split('@')
  return [name, address].includes(password.toLowerCase())
}

function breaks(rule: PasswordRule, draft: Draft): boolean {
  if (rule.type === 'min_length') return draft.password.length < rule.length
  if (rule.type === 'not_email') return isName(draft)
  return rule.words.includes(draft.password.toLowerCase())
}

function newPasswordFault(draft: Draft, { rules }: Given): string | undefined {
  const { password } = draft
  if (password.length < rules.password_min) {
    return words.passwordShort({ count: rules.password_min })
  }
  if (!isAscii(password)) return words.notAscii()
  if (isName(draft)) return words.passwordIsName()
  const broken = rules.password_rules.find((rule) => breaks(rule, draft))
  if (broken !== undefined) return broken.message
  const weak = rules.needs_strong_password && !isStrong(password)
  return weak ? errorCatalogue['password-weak'].message : undefined
}

/** What is wrong with a password that somebody should already have: no more is said than that. */
export function knownPasswordFault(draft: Draft, { rules }: Given): string | undefined {
  if (!isAscii(draft.password)) return words.notAscii()
  const listed = rules.password_rules.some(
    (rule) => rule.type === 'not_among' && breaks(rule, draft),
  )
  const cannotBe = draft.password.length < limits.passwordMin || isName(draft) || listed
  return cannotBe ? errorCatalogue['password-wrong'].message : undefined
}

function businessNameFault(name: string): string | undefined {
  return name.trim() === '' ? words.businessNameMissing() : undefined
}

const onlyFaults = (faults: Readonly<Record<string, string | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

/** Whether nothing is wrong. */
export const isSound = (faults: Faults): boolean => Object.keys(faults).length === 0

/** What is wrong with a draft for a new account. */
export function signUpFaults(
  { draft, business }: { readonly draft: Draft; readonly business: boolean },
  given: Given,
): Faults {
  return onlyFaults({
    businessName: business ? businessNameFault(draft.businessName) : undefined,
    email: newEmailFault(draft.email),
    password: newPasswordFault(draft, given),
    birthday: birthdayFault(draft.birthday, given.today),
  })
}

/** What is wrong with a draft for a log-in. */
export function logInFaults(draft: Draft, given: Given): Faults {
  return onlyFaults({
    email: emailFault(draft.email),
    password: knownPasswordFault(draft, given),
  })
}
