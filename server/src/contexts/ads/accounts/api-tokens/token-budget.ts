import { budgets } from '@tessera/contracts/calls/budgets'
import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { Refusal } from '../../../../calls/answer.ts'
import type { RequestContext } from '../../../../calls/request-context.ts'
import { refusedFor } from '../../../base/rate-limits/refuse-beyond.ts'

/**
 * Counts a call against its token's budget, and says in headers how much is left: `RateLimit-Limit`,
 * `RateLimit-Remaining` and `RateLimit-Reset`, in calls and seconds.
 */
export function takeTokenBudget(
  { ports, setHeader }: Pick<RequestContext, 'ports' | 'setHeader'>,
  name: BudgetName,
  tokenId: string,
): Refusal | undefined {
  const { most, windowMinutes } = budgets[name].member
  const allowance = { most: most * ports.settings.budgetFactor, windowMinutes }
  const key = `${name} token ${tokenId}`
  const now = ports.clock.now().getTime()
  const wait = ports.budgets.take(key, allowance, now)
  const { left, wholeIn } = ports.budgets.left(key, allowance, now)
  setHeader('RateLimit-Limit', String(allowance.most))
  setHeader('RateLimit-Remaining', String(left))
  setHeader('RateLimit-Reset', String(Math.ceil(wholeIn / 1_000)))
  return wait > 0 ? refusedFor(wait) : undefined
}
