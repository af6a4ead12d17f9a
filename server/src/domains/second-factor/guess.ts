import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../calls/answer.ts'
import type { Ports } from '../../ports.ts'
import { type AttemptLimit, forgetAttempts } from '../rate-limits/attempts.ts'
import { refuseBeyond } from '../rate-limits/refuse-beyond.ts'
import type { Sql } from '../sql.ts'
import { takeAuthenticatorCode } from './authenticator.ts'
import { logInBudget, subjectOf, takeTry, type Waiting } from './challenge-rows.ts'
import { factorsOf } from './factors.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { endCooling } from './send-budget.ts'
import { guessSentCode } from './sent-code.ts'
import { tellOfGuesses } from './tell-of-guesses.ts'
import { typedCode } from './typed-code.ts'

/**
 * Guesses at an authenticator by whoever knows the password, over all their challenges. When a
 * stranger has used them up, its owner still has the codes for emergencies.
 */
const guessesInAll: AttemptLimit = { most: 30, windowMinutes: 6 * 60 }

const guessKey = (userId: UserId) => `second-factor:${userId}` as const

/** What is wrong with the code that somebody answers a challenge with; null when it is right. */
export async function guessAt(
  ports: Ports,
  waiting: Waiting,
  text: string,
): Promise<Refusal | null> {
  const { kind, code } = typedCode(text)
  if (kind === 'recovery')
    return tried(ports, waiting, () => spendRecoveryCode(ports.db, ports, { ...waiting, code }))
  const { hasAuthenticator, phoneNumber } = await factorsOf(ports.db, waiting.userId)
  const sent =
    phoneNumber === null ? 'gone' : await guessSentCode(ports, subjectOf(waiting.tokenHash), code)
  if (sent === 'right') return null
  if (!hasAuthenticator) return refused(sent === 'wrong' ? 'code-wrong' : 'code-gone')
  const key = guessKey(waiting.userId)
  const barred = await refuseBeyond(ports, key, guessesInAll, 'log-ins-many')
  if (barred !== undefined) return barred
  return tried(ports, waiting, () => takeAuthenticatorCode(ports.db, ports, { ...waiting, code }))
}

/** Takes one of the challenge's tries before it looks whether the code is right. */
async function tried(
  ports: Ports,
  waiting: Waiting,
  isRight: () => Promise<boolean>,
): Promise<Refusal | null> {
  const left = await takeTry(ports.db, waiting.tokenHash)
  if (left === null) return refused('challenge-gone')
  if (await isRight()) return null
  if (left > 0) return refused('code-wrong')
  await tellOfGuesses(ports, waiting.userId)
  return refused('challenge-gone')
}

/** Gives back what guessing has used up: somebody has shown who they are. */
export async function endGuessing(db: Sql, userId: UserId): Promise<void> {
  await endCooling(db, logInBudget(userId))
  await forgetAttempts(db, guessKey(userId))
}
