import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'
import { birthdayFault } from './check-birthday.ts'
import type { Draft, Faults } from './draft.ts'

/** What the checks know beside the draft. */
export interface Given {
  readonly brand: string
  readonly today: Date
}

const ascii = /^[ -~]*$/
const emailShape = /^[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** What is wrong with an email address. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return words.emailMissing()
  if (!ascii.test(email)) return words.notAscii()
  const fits = emailShape.test(email) && email.length <= limits.emailMax
  return fits ? undefined : words.emailShape()
}

function newPasswordFault(password: string, email: string): string | undefined {
  if (password.length < limits.passwordMin) return errorCatalogue['password-short'].message
  if (!ascii.test(password)) return words.notAscii()
  const address = email.trim().toLowerCase()
  const [name] = address.split('@')
  return [name, address].includes(password.toLowerCase()) ? words.passwordIsName() : undefined
}

/** What is wrong with a password that somebody should already have: no more is said than that. */
export function knownPasswordFault(password: string): string | undefined {
  return password.length < limits.passwordMin ? errorCatalogue['password-wrong'].message : undefined
}

const onlyFaults = (faults: Readonly<Record<string, string | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

/** What is wrong with a draft for a new account. */
export function signUpFaults(draft: Draft, given: Given): Faults {
  return onlyFaults({
    email: emailFault(draft.email),
    password: newPasswordFault(draft.password, draft.email),
    birthday: birthdayFault(draft.birthday, given),
  })
}

/** What is wrong with a draft for a log-in. */
export function logInFaults(draft: Draft): Faults {
  return onlyFaults({
    email: emailFault(draft.email),
    password: knownPasswordFault(draft.password),
  })
}
