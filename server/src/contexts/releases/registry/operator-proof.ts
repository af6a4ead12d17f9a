import type { Clock } from '../../../platform/clock/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import { isSame } from '../../base/is-same.ts'
import { operatorText } from './token-text.ts'

const purpose = 'registry-operator'
const lifeMilliseconds = 60_000

/** Marks a moment for one service, so that the proof is of no use at another. */
const marked = (secrets: Secrets, origin: string, until: string): string =>
  secrets.mac(purpose, `${until} ${origin}`)

/**
 * Returns a proof that its sender has the service's key, from its configuration or its data folder. It is
 * of use for a minute.
 */
export function operatorProof(secrets: Secrets, origin: string, now: Date): string {
  const until = String(now.getTime() + lifeMilliseconds)
  return operatorText(until, marked(secrets, origin, until))
}

/** True when whoever made the proof has the service's key, and made it within the last minute. */
export function isOperator(
  { secrets, clock, origin }: { secrets: Secrets; clock: Clock; origin: string },
  { until, mark }: { readonly until: string; readonly mark: string },
): boolean {
  const left = Number(until) - clock.now().getTime()
  return left > 0 && left <= lifeMilliseconds && isSame(marked(secrets, origin, until), mark)
}
