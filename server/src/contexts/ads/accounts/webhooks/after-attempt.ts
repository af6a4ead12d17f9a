import { timings } from '@tessera/contracts/timings'
import type { PostOutcome } from '../../../../platform/posts/port.ts'

/** The fields of a delivery that an attempt changes. */
export interface AfterAttempt {
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly nextAt: Date | null
}

/** True for an answer that took the event. Redirects aren't followed and count as failures. */
export const isTaken = (outcome: PostOutcome): boolean =>
  outcome.ok && outcome.status >= 200 && outcome.status < 300

/** Decides what follows an attempt. 410 says that the receiver wants no further attempt. */
export function afterAttempt(
  outcome: PostOutcome,
  { attempts, now }: { readonly attempts: number; readonly now: Date },
): AfterAttempt {
  if (isTaken(outcome)) return { state: 'delivered', nextAt: null }
  const wait = timings.webhookRetries[attempts - 1]
  if (wait === undefined || (outcome.ok && outcome.status === 410))
    return { state: 'failed', nextAt: null }
  return { state: 'waiting', nextAt: new Date(now.getTime() + wait) }
}

/** True when an endpoint failed for so long that it is switched off. */
export const isHopeless = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= timings.webhookFailing
