import { timings } from '@tessera/contracts/timings'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { eq } from '../../../platform/database/sql.ts'
import { type AttemptLimit, forgetAttempts } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { hashOfToken } from './sessions.ts'
import { sessions, users } from './tables.ts'

const span = timings.confirmMinutes * 60_000

/** Limits password guesses by somebody with a stolen session. */
const guesses: AttemptLimit = { most: 10, windowMinutes: 30 }

/**
 * Returns until when this session may change security settings; null when it needs the password or
 * a passkey first.
 */
export async function confirmedUntil(visit: MemberVisit): Promise<Date | null> {
  return untilOf(visit, (await proofsOf(visit))?.confirmedAt)
}

/** True when a passkey that verified the person was used in this session recently. */
export async function hasShownPasskey(visit: MemberVisit): Promise<boolean> {
  return untilOf(visit, (await proofsOf(visit))?.passkeyAt) !== null
}

async function proofsOf({ ports, token }: MemberVisit) {
  if (token === null) return undefined
  const [row] = await ports.db
    .select({ confirmedAt: sessions.confirmedAt, passkeyAt: sessions.passkeyAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(token)))
  return row
}

function untilOf({ ports }: MemberVisit, at: Date | null | undefined): Date | null {
  if (!at) return null
  const until = new Date(at.getTime() + span)
  return until > ports.clock.now() ? until : null
}

/** Returns a refusal unless the password was entered, or a passkey used, recently. */
export const confirmFault = async (visit: MemberVisit): Promise<Refusal | null> =>
  (await confirmedUntil(visit)) === null ? refused('confirm-needed') : null

/** Records that the password was entered, or a passkey used, in this session. */
export async function recordConfirmed(
  db: Sql,
  { ports, token }: MemberVisit,
  { byPasskey = false }: { readonly byPasskey?: boolean } = {},
): Promise<void> {
  if (token === null) return
  const now = ports.clock.now()
  await db
    .update(sessions)
    .set({ confirmedAt: now, ...(byPasskey ? { passkeyAt: now, factorShownAt: now } : {}) })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Records that a second factor was shown in this session. */
export async function recordFactorShown(db: Sql, { ports, token }: MemberVisit): Promise<void> {
  if (token === null) return
  await db
    .update(sessions)
    .set({ factorShownAt: ports.clock.now() })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Checks the viewer's password; null when it's right. Guesses are limited. */
export async function passwordRefusal(
  { ports, viewer }: MemberVisit,
  password: string,
): Promise<Refusal | null> {
  const { db, passwords, log } = ports
  const key = `confirm:${viewer.id}` as const
  const barred = await refuseBeyond(ports, key, guesses)
  if (barred !== undefined) return barred
  const hash = await passwordHashOf(db, viewer)
  if (hash === null || !(await passwords.verify(password, hash))) {
    log.info('identity.confirm-failed', { user: viewer.id })
    return refused('password-wrong')
  }
  await forgetAttempts(db, key)
  return null
}

/** Loads a member's password hash; null when they have no password. */
export async function passwordHashOf(
  db: Sql,
  { id }: Pick<MemberVisit['viewer'], 'id'>,
): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
  return row?.passwordHash ?? null
}
