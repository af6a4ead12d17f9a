import type { PasswordRule, SignUpRules } from '@tessera/contracts/calls/registration'
import { pageMessages } from '@tessera/contracts/errors/page-errors'
import { limits } from '@tessera/contracts/limits'
import { inPageLanguage } from '@tessera/contracts/messages'
import { isAscii, looksLikeEmail } from '@tessera/contracts/typed-text'
import { isUnfitEmail } from '../../kit/email-typo/unfit-domains.ts'
import { words } from '../../words.ts'
import { birthdayFault } from './check-birthday.ts'
import type { Draft, Faults } from './draft.ts'

/** Facts that the checks need beside the draft. */
export interface CheckFacts {
  readonly brand: string
  readonly today: Date
  /** The service's rules for a sign-up in the visitor's country. */
  readonly rules: SignUpRules
  /** True when this browser has been asked for the maximum number of captchas. */
  readonly captchasSpent: boolean
}

/** Default rules, used until the service's rules are loaded. The service checks its own again. */
export const usualRules: SignUpRules = {
  country: null,
  needs_consents: false,
  age_minimum: limits.ageMinimum,
  password_min: limits.passwordMin,
  needs_strong_password: false,
  password_rules: [],
  recaptcha_site_key_v3: null,
  sign_up_url: null,
  providers: { google: false, facebook: false, line: false },
}

/** True when a password has a letter and another character. */
const isStrong = (password: string): boolean => /[a-z]/i.test(password) && /[^a-z]/i.test(password)

/** Returns the error of an email address. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return words.emailMissing()
  if (!isAscii(email)) return words.notAscii()
  const fits = looksLikeEmail(email) && email.length <= limits.emailMax
  return fits ? undefined : words.emailShape()
}

/** Returns the error of a new account's email address, which must be able to receive mail. */
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

function newPasswordFault(draft: Draft, { rules }: CheckFacts): string | undefined {
  const { password } = draft
  if (password.length < rules.password_min) {
    return words.passwordShort({ count: rules.password_min })
  }
  if (!isAscii(password)) return words.notAscii()
  if (isName(draft)) return words.passwordIsName()
  const broken = rules.password_rules.find((rule) => breaks(rule, draft))
  if (broken !== undefined) return broken.message
  const weak = rules.needs_strong_password && !isStrong(password)
  return weak ? inPageLanguage(pageMessages['password-weak']) : undefined
}

/** Returns the error of an existing password. It does not tell which rules the password breaks. */
export function knownPasswordFault(draft: Draft, { rules }: CheckFacts): string | undefined {
  if (!isAscii(draft.password)) return words.notAscii()
  const listed = rules.password_rules.some(
    (rule) => rule.type === 'not_among' && breaks(rule, draft),
  )
  const cannotBe = draft.password.length < limits.passwordMin || isName(draft) || listed
  return cannotBe ? inPageLanguage(pageMessages['password-wrong']) : undefined
}

function businessNameFault(name: string): string | undefined {
  return name.trim() === '' ? words.businessNameMissing() : undefined
}

const onlyFaults = (faults: Readonly<Record<string, string | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

/** True when there are no errors. */
export const isSound = (faults: Faults): boolean => Object.keys(faults).length === 0

/** Returns the errors of a sign-up draft. */
export function signUpFaults(
  { draft, business }: { readonly draft: Draft; readonly business: boolean },
  given: CheckFacts,
): Faults {
  return onlyFaults({
    businessName: business ? businessNameFault(draft.businessName) : undefined,
    email: newEmailFault(draft.email),
    password: newPasswordFault(draft, given),
    birthday: birthdayFault(draft.birthday, given.today),
  })
}

/** Returns the errors of a sign-up draft whose email and password are the company's. */
export const ssoSignUpFaults = (
  { draft, business }: { readonly draft: Draft; readonly business: boolean },
  { today }: Pick<CheckFacts, 'today'>,
): Faults =>
  onlyFaults({
    businessName: business ? businessNameFault(draft.businessName) : undefined,
    birthday: birthdayFault(draft.birthday, today),
  })

/** Returns the errors of a log-in draft. */
export function logInFaults(draft: Draft, given: CheckFacts): Faults {
  return onlyFaults({
    email: emailFault(draft.email),
    password: knownPasswordFault(draft, given),
  })
}
