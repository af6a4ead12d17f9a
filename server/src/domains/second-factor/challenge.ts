import type { Factor } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import { type Answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import type { Account } from '../identity/account.ts'
import { accountInUse, type InUse } from './account-in-use.ts'
import {
  challengeCookie,
  endChallenge,
  hashOfChallenge,
  logInBudget,
  subjectOf,
  waitingChallenge,
} from './challenge-rows.ts'
import { factorNames, factorsOf, phoneNumberEnd } from './factors.ts'
import { endGuessing, guessAt } from './guess.ts'
import { goodUntil, sendCode } from './sent-code.ts'
import { mfaChallenges } from './tables.ts'

/** What a browser is told whose log-in waits for a second factor. */
export interface MfaChallenge {
  readonly mfa_challenge: string
  readonly method: Factor
  /** The last digits of the telephone that codes can be sent to; null without one. */
  readonly phone_number_end: string | null
}

/**
 * Makes the challenge that somebody with a second factor has to answer, and sends the code; null when
 * they have none. To be called once the password was right, in place of beginning a session.
 */
export async function challengeFor(visit: Visit, account: Account): Promise<MfaChallenge | null> {
  const { db, tokens, clock } = visit.ports
  const factors = await factorsOf(db, account.id)
  const [method] = factorNames(factors)
  if (method === undefined) return null
  const [token, browser] = [tokens.next(), visit.cookie(challengeCookie) ?? tokens.next()]
  const tokenHash = hashOfChallenge(token, browser)
  const row = { tokenHash, userId: account.id, expiresAt: goodUntil(clock.now()) }
  await db.insert(mfaChallenges).values(row)
  visit.setCookie({
    name: challengeCookie,
    value: browser,
    maxAgeSeconds: timings.codeMinutes * 60,
  })
  const { phoneNumber } = factors
  // Without a code now, since one was sent a moment ago or too many, a code for emergencies will do.
  if (method === 'sms' && phoneNumber !== null)
    await sendCode(visit.ports, {
      subject: subjectOf(tokenHash),
      budget: logInBudget(account.id),
      phoneNumber,
    })
  return {
    mfa_challenge: token,
    method,
    phone_number_end: phoneNumber === null ? null : phoneNumberEnd(phoneNumber),
  }
}

/** Sends the code of a challenge once more, or for the first time to whose authenticator is not at hand. */
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
  })
  if (refusal !== null) return refusal
  return given({ phone_number_end: phoneNumberEnd(phoneNumber) })
}

/**
 * Who has answered their challenge, so that a session may begin. A challenge is answered once; codes
 * of a message, of an authenticator and for emergencies will all do. The account is read before its
 * challenge ends: a new password ends the challenge, or comes later and is another than the one read.
 */
export async function answerChallenge(
  visit: Visit,
  answered: { readonly challenge: string; readonly code: string },
): Promise<Answer<InUse>> {
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
  if (found.ok) log.info('identity.second-factor-passed', { user: waiting.userId })
  return found
}
