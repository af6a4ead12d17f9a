import type { Language } from '@tessera/contracts/language'
import { timings } from '@tessera/contracts/timings'
import type { Account } from '../../../calls/account.ts'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { type AttemptLimit, forgetAttempts, takeAttempt } from '../../base/rate-limits/attempts.ts'
import { takeAuthenticatorCode } from './authenticator.ts'
import { factorsOf, hasFactors, phoneNumberEnd } from './factors.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { endCooling } from './send-budget.ts'
import { guessSentCode, sendCode, spendSentCode } from './sent-code.ts'
import { typedCode } from './typed-code.ts'

type Member = Pick<Account, 'id'>

/** Limits guesses by somebody with a stolen session and the password. */
const guesses: AttemptLimit = { most: 10, windowMinutes: timings.lockoutMinutes }

const subjectOf = ({ id }: Member) => `present:${id}`
const guessKey = ({ id }: Member) => `present-factor:${id}` as const

/** Sends a code to the current phone, so that its owner can change factors. */
export async function sendCodeToPresent(
  ports: Ports,
  member: Member,
  language: Language,
): Promise<Answer<{ phone_number_end: string }>> {
  const { phoneNumber } = await factorsOf(ports.db, member.id)
  if (phoneNumber === null) return refused('factor-missing')
  const subject = subjectOf(member)
  const refusal = await sendCode(ports, { subject, budget: subject, phoneNumber, language })
  return refusal ?? given({ phone_number_end: phoneNumberEnd(phoneNumber) })
}

/**
 * Returns why factors can't be changed: an account with a factor needs one of its codes, or a
 * recovery code. Null when it has no factor, or the code is right; the code is used up then.
 */
export async function presentFactorFault(
  ports: Ports,
  member: Member,
  text: string | undefined,
): Promise<Refusal | null> {
  const factors = await factorsOf(ports.db, member.id)
  if (!hasFactors(factors)) return null
  if (text === undefined) return refused('factor-needed')
  const { db, clock, log } = ports
  if (!(await takeAttempt(db, guessKey(member), guesses, clock.now()))) return refused('too-fast')
  const code = typedCode(text)
  const isRight =
    code.kind === 'recovery'
      ? await spendRecoveryCode(db, ports, { userId: member.id, code: code.code })
      : (factors.hasAuthenticator &&
          (await takeAuthenticatorCode(db, ports, { userId: member.id, code: code.code }))) ||
        (factors.phoneNumber !== null && (await isSentCode(ports, member, code.code)))
  if (!isRight) {
    log.info('identity.present-factor-failed', { user: member.id })
    return refused('code-wrong')
  }
  await forgetAttempts(db, guessKey(member))
  return null
}

/** True when this is the sent code; concurrent uses succeed once. */
async function isSentCode(ports: Ports, member: Member, code: string): Promise<boolean> {
  const subject = subjectOf(member)
  if ((await guessSentCode(ports, subject, code)) !== 'right') return false
  if (!(await spendSentCode(ports.db, subject))) return false
  await endCooling(ports.db, subject)
  return true
}
