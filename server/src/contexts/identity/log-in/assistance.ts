import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  takeAttempt,
} from '../../base/rate-limits/attempts.ts'
import { sendAssistance } from '../recovery/assistance.ts'

/** Wrong passwords before a reset email is sent. */
const patience: AttemptLimit = { most: 3, windowMinutes: 60 }
const emailsADay: AttemptLimit = { most: 1, windowMinutes: 24 * 60 }

/** The key under which a member's wrong passwords are counted. */
export const wrongPasswordsOf = (id: UserId): AttemptKey => `wrongPassword:${id}`

/** Returns the error for a wrong password. The fourth sends a reset email, at most once a day. */
export async function assistAfterWrong(visit: Visit, account: Account): Promise<ErrorCode> {
  const { db, clock } = visit.ports
  const now = clock.now()
  const { count: wrong } = await countAttempt(db, wrongPasswordsOf(account.id), patience, now)
  if (wrong <= patience.most) return 'password-wrong'
  if (!(await takeAttempt(db, `assistance:${account.id}`, emailsADay, now))) return 'password-wrong'
  await sendAssistance(visit, account)
  return 'log-in-assistance'
}
