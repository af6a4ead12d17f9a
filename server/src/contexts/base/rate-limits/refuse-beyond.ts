import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { type AttemptKey, type AttemptLimit, countAttempt } from './attempts.ts'

/** Returns a refusal with the time to wait; the envelope also sends it as Retry-After. */
export const refusedFor = (milliseconds: number, code: ErrorCode = 'too-fast'): Refusal =>
  refused(code, { wait_seconds: Math.max(1, Math.ceil(milliseconds / 1_000)) })

/** Counts an attempt; beyond the limit, returns a refusal with the time to wait. */
export async function refuseBeyond(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  key: AttemptKey,
  limit: AttemptLimit,
  code?: ErrorCode,
): Promise<Refusal | undefined> {
  const { count, restMilliseconds } = await countAttempt(db, key, limit, clock.now())
  return count > limit.most ? refusedFor(restMilliseconds, code) : undefined
}
