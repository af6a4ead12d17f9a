import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { type AttemptLimit, forgetAttempts } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { takeAuthenticatorCode } from './authenticator.ts'
import { countTry, logInBudget, subjectOf, type WaitingChallenge } from './challenge-rows.ts'
import { emailGuesses } from './email-guesses.ts'
import { factorsOf } from './factors.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { endCooling } from './send-budget.ts'
import { guessSentCode } from './sent-code.ts'
import { typedCode } from './typed-code.ts'

/**
 * Limits guesses at an authenticator across all challenges of an account. When a stranger uses them
 * up, recovery codes still work.
 */
const guessesInAll: AttemptLimit = { most: 30, windowMinutes: 6 * 60 }

const guessKey = (userId: UserId) => `second-factor:${userId}` as const

/** Checks the code for a challenge; null when it's right. */
export async function guessAt(
  ports: Ports,
  waiting: WaitingChallenge,
  text: string,
): Promise<Refusal | null> {
  const { kind, code } = typedCode(text)
  if (kind === 'recovery')
    return tried(ports, waiting, () => spendRecoveryCode(ports.db, ports, { ...waiting, code }))
  const { hasAuthenticator, phoneNumber } = await factorsOf(ports.db, waiting.userId)
  const sent =
    phoneNumber === null ? 'gone' : await guessSentCode(ports, subjectOf(waiting.tokenHash), code)
  if (sent === 'right') return null
  // Nothing shows six digits for an account that has passkeys alone.
  if (!hasAuthenticator && phoneNumber === null) return refused('code-wrong')
  if (!hasAuthenticator) return refused(sent === 'wrong' ? 'code-wrong' : 'code-gone')
  const key = guessKey(waiting.userId)
  const barred = await refuseBeyond(ports, key, guessesInAll, 'log-ins-many')
  if (barred !== undefined) return barred
  return tried(ports, waiting, () => takeAuthenticatorCode(ports.db, ports, { ...waiting, code }))
}

/** Counts a try before it checks the code. */
async function tried(
  ports: Ports,
  waiting: WaitingChallenge,
  isRight: () => Promise<boolean>,
): Promise<Refusal | null> {
  const left = await countTry(ports.db, waiting.tokenHash)
  if (left === null) return refused('challenge-gone')
  if (await isRight()) return null
  if (left > 0) return refused('code-wrong')
  await emailGuesses(ports, waiting.userId)
  return refused('challenge-gone')
}

/** Resets the counts of guesses after a successful log-in. */
export async function endGuessing(db: Sql, userId: UserId): Promise<void> {
  await endCooling(db, logInBudget(userId))
  await forgetAttempts(db, guessKey(userId))
}
