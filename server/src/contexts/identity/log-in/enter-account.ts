import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'
import type { Account } from '../../../calls/account.ts'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { forgetAttempts } from '../../base/rate-limits/attempts.ts'
import { countedViewer } from '../accounts/account.ts'
import { isPaused, stateRefusal } from '../accounts/account-states.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import type { LogInAccount } from '../accounts/store.ts'
import type { CompanyLogIn } from '../companies/company-session.ts'
import { ssoRefusal } from '../companies/sso-refusal.ts'
import { challengeFor } from '../second-factor/challenge.ts'
import { logInMember } from '../sessions/log-in.ts'
import { wrongPasswordsOf } from './assistance.ts'
import type { LogInOrigin } from './log-in-origin.ts'

/** The answer to a log-in that succeeded. */
export type LoggedIn = OutputOf<typeof logIn>

/** An account whose owner has proved who they are. */
export type Opened = Pick<
  LogInAccount,
  'account' | 'state' | 'pausedAt' | 'waitingSince' | 'closesAt'
> & {
  /** The current hash of the password, when the password was the proof. */
  readonly passwordHash?: string
  /** The id of the passkey that was the proof: it is both factors. */
  readonly passkey?: string
}

/** The method and origin of a log-in. */
export interface Entrance {
  /** One of `loginMethods`. */
  readonly method: number
  readonly origin: LogInOrigin
  /** True to bring a paused or closing account back. */
  readonly resume?: boolean | undefined
  /** The company that the log-in came from. */
  readonly company?: CompanyLogIn | undefined
}

/** Builds the answer to a log-in. */
export const enteredAs = async (visit: Visit, account: Account): Promise<Answer<LoggedIn>> =>
  given({
    user: await countedViewer(visit.ports, account),
    client_context: {
      country: countryOfVisit(visit),
      country_from_hostname: null,
      country_from_ip: visit.addressCountry,
      region_from_ip: null,
    },
  })

/** Logs a failed log-in and refuses it. */
export function failedLogIn(
  visit: Visit,
  account: Account | undefined,
  code: Refusal['code'],
): Refusal {
  const user = account?.id ?? null
  visit.ports.log.info('identity.log-in-failed', { code, user, address: visit.address })
  return refused(code)
}

/**
 * Logs in to an account after its owner's proof, whichever that was: checks the account's state,
 * asks for its second factor, and starts the session.
 */
export async function enterAccount(
  visit: Visit,
  opened: Opened,
  { method, origin, resume, company }: Entrance,
): Promise<Answer<LoggedIn>> {
  const { account, passwordHash, passkey } = opened
  const sso = await ssoRefusal(visit.ports.db, account.email, company)
  if (sso !== undefined) return sso
  const isBlocked = hasBlockedEmail(account, visit.ports.settings)
  const resumes = !isBlocked && isPaused(opened)
  const barred = isBlocked ? 'deactivated' : resumes ? undefined : stateRefusal(opened)
  if (barred !== undefined) return failedLogIn(visit, account, barred)
  if (resumes && resume !== true)
    return refused('account-paused', { closes_at: opened.closesAt?.toISOString() ?? null })
  const how = { method, origin, resumes, company }
  if (passkey !== undefined) return startMemberSession(visit, account, { ...how, passkey })
  const challenge = await challengeFor(visit, account, company)
  if (challenge !== null) {
    visit.ports.log.info('identity.code-asked', { user: account.id, address: visit.address })
    return refused('mfa-needed', { ...challenge })
  }
  const held = passwordHash === undefined ? {} : { passwordHash }
  return startMemberSession(visit, account, { ...how, ...held })
}

/** Starts the session of a log-in whose every proof was given. */
export async function startMemberSession(
  visit: Visit,
  account: Account,
  how: Pick<Entrance, 'method' | 'origin' | 'company'> & {
    readonly passwordHash?: string
    /** The id of the passkey that verified the person. */
    readonly passkey?: string
    readonly resumes: boolean
    /** False where nobody entered the password in this browser. */
    readonly confirmed?: boolean
    /** True after a second factor. */
    readonly factorShown?: boolean
  },
): Promise<Answer<LoggedIn>> {
  const { db, log } = visit.ports
  const sso = await ssoRefusal(db, account.email, how.company)
  if (sso !== undefined) return sso
  if (!(await logInMember(visit, account, how)))
    return failedLogIn(
      visit,
      account,
      how.passkey === undefined ? 'password-wrong' : 'passkey-unknown',
    )
  await forgetAttempts(db, wrongPasswordsOf(account.id))
  const { method, origin } = how
  log.info('identity.logged-in', { user: account.id, method, address: visit.address, ...origin })
  return enteredAs(visit, account)
}
