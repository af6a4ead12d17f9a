import type { Factor } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import { type Answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import type { CompanyLogIn } from '../companies/company-session.ts'
import type { Account } from '../identity/account.ts'
import { accountInUse, type InUse } from './account-in-use.ts'
import {
  challengeCookie,
  endChallenge,
  hashOfChallenge,
  logInBudget,
  subjectOf,
  type Waiting,
  waitingChallenge,
} from './challenge-rows.ts'
import { factorNames, factorsOf, phoneNumberEnd } from './factors.ts'
import { endGuessing, guessAt } from './guess.ts'
import { goodUntil, sendCode } from './sent-code.ts'
import { mfaChallenges } from './tables.ts'

/** The answer to a log-in that needs a second factor. */
export interface MfaChallenge {
  readonly mfa_challenge: string
  readonly method: Factor
  /** The last digits of the phone that codes can be sent to; null without a phone. */
  readonly phone_number_end: string | null
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
  const [method] = factorNames(factors)
  if (method === undefined) return null
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

/**
 * Checks the answer to a challenge, so that a session can start. Accepts a sent code, an
 * authenticator code or a recovery code, once. Loads the account before it ends the challenge: a
 * password change ends the challenge, or comes later and differs from the loaded hash.
 */
export async function answerChallenge(
  visit: Visit,
  answered: { readonly challenge: string; readonly code: string },
): Promise<Answer<InUse & Pick<Waiting, 'company'>>> {
  const { db, log } = visit.ports
  const waiting = await waitingChallenge(visit, answered.challenge)
  if (waiting === undefined) return refused('challenge-gone')
  const fault = await guessAt(visit.ports, waiting, answered.code)
  if (fault !== null) {
    log.info('identity.second-factor-failed', { user: waiting.userId, code: fault.code })
    return fault
  }
  const found = await accountInUse(db, waiting.userId)
  if (!(await endChallenge(db, waiting.tokenHash))) return refused('challenge-gone')
  await endGuessing(db, waiting.userId)
  visit.setCookie({ name: challengeCookie, value: null, maxAgeSeconds: 0 })
  if (!found.ok) return found
  log.info('identity.second-factor-passed', { user: waiting.userId })
  return given({ ...found.data, company: waiting.company })
}
