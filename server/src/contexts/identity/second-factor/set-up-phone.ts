import type { UserId } from '@tessera/contracts/ids'
import type { Refusal } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { addFactor } from './add-factor.ts'
import { type Guess, goodUntil, guessSentCode, sendCode, spendSentCode } from './sent-code.ts'
import { phoneFactors, phoneSetups } from './tables.ts'

/** Keeps many accounts from flooding one phone. */
const toNumber: AttemptLimit = { most: 10, windowMinutes: 24 * 60 }

/** Binds the code to the number: a code sent to one phone doesn't prove another. */
const subjectOf = (userId: UserId, phoneNumber: string) => `phone:${userId}:${phoneNumber}`

/** Sends a code to a phone to be set up; null on success. */
export async function beginPhone(
  { ports, viewer: { id: userId }, language }: MemberVisit,
  phoneNumber: string,
): Promise<Refusal | null> {
  const { db, clock } = ports
  const now = clock.now()
  const subject = subjectOf(userId, phoneNumber)
  const barred = await refuseBeyond(ports, `phone-number:${phoneNumber}`, toNumber, 'codes-many')
  if (barred !== undefined) return barred
  const budget = `phone:${userId}`
  const refusal = await sendCode(ports, { subject, budget, phoneNumber, language })
  if (refusal !== null) return refusal
  const row = { phoneNumber, expiresAt: goodUntil(now) }
  await db
    .insert(phoneSetups)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: phoneSetups.userId, set: row })
  return null
}

/** True while a phone waits for its code, so that resending it needs no further proof. */
export const isSettingUp = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userId: UserId,
  phoneNumber: string,
): Promise<boolean> =>
  (await db.$count(
    phoneSetups,
    and(
      eq(phoneSetups.userId, userId),
      eq(phoneSetups.phoneNumber, phoneNumber),
      gt(phoneSetups.expiresAt, clock.now()),
    ),
  )) > 0

/** Counts a try, then checks the code sent to the new phone; returns its number. */
export async function guessPhone(
  ports: Ports,
  userId: UserId,
  code: string,
): Promise<{ readonly guess: Guess; readonly phoneNumber: string }> {
  const [setup] = await ports.db
    .select({ phoneNumber: phoneSetups.phoneNumber })
    .from(phoneSetups)
    .where(and(eq(phoneSetups.userId, userId), gt(phoneSetups.expiresAt, ports.clock.now())))
  if (setup === undefined) return { guess: 'gone', phoneNumber: '' }
  const { phoneNumber } = setup
  const guess = await guessSentCode(ports, subjectOf(userId, phoneNumber), code)
  return { guess, phoneNumber }
}

/** Activates the phone; undefined when its code was used already. */
export async function activatePhone(
  tx: Tx,
  ports: Ports,
  userId: UserId,
  phoneNumber: string,
): Promise<{ readonly codes: string[] | null } | undefined> {
  if (!(await spendSentCode(tx, subjectOf(userId, phoneNumber)))) return undefined
  await tx.delete(phoneSetups).where(eq(phoneSetups.userId, userId))
  const row = { phoneNumber, createdAt: ports.clock.now() }
  const codes = await addFactor(tx, ports, userId, () =>
    tx
      .insert(phoneFactors)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: phoneFactors.userId, set: row }),
  )
  return { codes }
}
