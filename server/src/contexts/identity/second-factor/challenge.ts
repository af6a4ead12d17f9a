import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { Factor } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import type { Account } from '../../../calls/account.ts'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { CompanyLogIn } from '../companies/company-session.ts'
import { checkShown, type ProvenPasskey } from '../passkeys/check-shown.ts'
import { accountInUse, type InUse } from './account-in-use.ts'
import {
  challengeCookie,
  endChallenge,
  hashOfChallenge,
  logInBudget,
  subjectOf,
  type WaitingChallenge,
  waitingChallenge,
} from './challenge-rows.ts'
import { factorNames, factorsOf, hasFactors, phoneNumberEnd } from './factors.ts'
import { endGuessing, guessAt } from './guess.ts'
import { goodUntil, sendCode } from './sent-code.ts'
import { mfaChallenges } from './tables.ts'

/** The answer to a log-in that needs a second factor. */
export interface MfaChallenge {
  readonly mfa_challenge: string
  /** The factor to ask for first. */
  readonly method: Factor | 'passkey'
  /** The last digits of the phone that codes can be sent to; null without a phone. */
  readonly phone_number_end: string | null
  /** True when a passkey can answer it too. */
  readonly passkey: boolean
}

/**
 * Creates the challenge for an account with a second factor and sends the code; null when the
 * account has none. Call it after the password was right, instead of starting a session.
 */
export async function challengeFor(
  visit: Visit,
  account: Account,
  company?: CompanyLogIn,
): Promise<MfaChallenge | null> {
  const { db, tokens, clock } = visit.ports
  const factors = await factorsOf(db, account.id)
  if (!hasFactors(factors)) return null
  const [method = 'passkey'] = factorNames(factors)
  const [token, browser] = [tokens.next(), visit.cookie(challengeCookie) ?? tokens.next()]
  const tokenHash = hashOfChallenge(token, browser)
  const until = { expiresAt: goodUntil(clock.now()) }
  const row = { tokenHash, userId: account.id, company: company ?? null, ...until }
  await db.insert(mfaChallenges).values(row)
  visit.setCookie({
    name: challengeCookie,
    value: browser,
    maxAgeSeconds: timings.codeMinutes * 60,
  })
  const { phoneNumber } = factors
  // If no code can be sent now (too soon, or too many), a recovery code still works.
  if (method === 'sms' && phoneNumber !== null)
    await sendCode(visit.ports, {
      subject: subjectOf(tokenHash),
      budget: logInBudget(account.id),
      phoneNumber,
      language: visit.language,
    })
  return {
    mfa_challenge: token,
    method,
    phone_number_end: phoneNumber === null ? null : phoneNumberEnd(phoneNumber),
    passkey: factors.hasPasskey,
  }
}

/** Sends a challenge's code again, or for the first time when the authenticator isn't at hand. */
export async function resendCode(
  visit: Visit,
  challenge: string,
): Promise<Answer<{ readonly phone_number_end: string | null }>> {
  const waiting = await waitingChallenge(visit, challenge)
  if (waiting === undefined) return refused('challenge-gone')
  const { phoneNumber } = await factorsOf(visit.ports.db, waiting.userId)
  if (phoneNumber === null) return given({ phone_number_end: null })
  const refusal = await sendCode(visit.ports, {
    subject: subjectOf(waiting.tokenHash),
    budget: logInBudget(waiting.userId),
    phoneNumber,
    language: visit.language,
  })
  if (refusal !== null) return refusal
  return given({ phone_number_end: phoneNumberEnd(phoneNumber) })
}

/** An account whose second factor was shown, and the company that its log-in came from. */
type Passed = InUse & Pick<WaitingChallenge, 'company'>

/**
 * Checks the answer to a challenge, so that a session can start. Accepts a sent code, an
 * authenticator code or a recovery code, once. Loads the account before it ends the challenge: a
 * password change ends the challenge, or comes later and differs from the loaded hash.
 */
export async function answerChallenge(
  visit: Visit,
  answered: { readonly challenge: string; readonly code: string },
): Promise<Answer<Passed>> {
  const waiting = await waitingChallenge(visit, answered.challenge)
  if (waiting === undefined) return refused('challenge-gone')
  const fault = await guessAt(visit.ports, waiting, answered.code)
  return fault === null ? passed(visit, waiting) : failed(visit, waiting, fault)
}

/**
 * Checks the passkey that answers a challenge in place of a code. A wrong signature costs no try:
 * nobody can guess one.
 */
export async function answerChallengeByPasskey(
  visit: Visit,
  answered: { readonly challenge: string; readonly passkey: PasskeyShown },
): Promise<Answer<Passed & { readonly proven: ProvenPasskey }>> {
  const waiting = await waitingChallenge(visit, answered.challenge)
  if (waiting === undefined) return refused('challenge-gone')
  const { passkey } = answered
  const shown = await checkShown(visit, { step: 'second-factor', passkey, userId: waiting.userId })
  if (!shown.ok) return failed(visit, waiting, shown)
  const found = await passed(visit, waiting)
  return found.ok ? given({ ...found.data, proven: shown.data }) : found
}

function failed({ ports }: Visit, { userId }: WaitingChallenge, fault: Refusal): Refusal {
  ports.log.info('identity.second-factor-failed', { user: userId, code: fault.code })
  return fault
}

/** Ends a challenge that was answered, and loads its account. */
async function passed(visit: Visit, waiting: WaitingChallenge): Promise<Answer<Passed>> {
  const { db, log } = visit.ports
  const found = await accountInUse(db, waiting.userId)
  if (!(await endChallenge(db, waiting.tokenHash))) return refused('challenge-gone')
  await endGuessing(db, waiting.userId)
  visit.setCookie({ name: challengeCookie, value: null, maxAgeSeconds: 0 })
  if (!found.ok) return found
  log.info('identity.second-factor-passed', { user: waiting.userId })
  return given({ ...found.data, company: waiting.company })
}
