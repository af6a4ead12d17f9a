import { type Allowance, budgets } from '@tessera/contracts/calls/budgets'
import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import type { Refusal } from '../../calls/answer.ts'
import type { Ports } from '../../ports.ts'
import type { AttemptKey } from './attempts.ts'
import { networkOf } from './network.ts'
import { refuseBeyond, refusedFor } from './refuse-beyond.ts'

type BudgetPorts = Pick<Ports, 'budgets' | 'clock' | 'db' | 'settings'>

const raised = ({ most, windowMinutes }: Allowance, factor: number): Allowance => ({
  most: most * factor,
  windowMinutes,
})

function takeHere(ports: BudgetPorts, key: string, allowance: Allowance): Refusal | undefined {
  const now = ports.clock.now().getTime()
  const wait = ports.budgets.take(key, raised(allowance, ports.settings.budgetFactor), now)
  return wait > 0 ? refusedFor(wait) : undefined
}

/**
 * Takes one request out of what a network has, before anything is looked up for it. Requests that are
 * no calls, such as documents, take from 'read'.
 */
export function networkRefusal(
  ports: BudgetPorts,
  name: BudgetName,
  address: string,
): Refusal | undefined {
  return takeHere(ports, `${name} network ${networkOf(address)}`, budgets[name].network)
}

/** Takes one call out of what its member has, and out of what all instances count together. */
export async function memberRefusal(
  ports: BudgetPorts,
  name: BudgetName,
  asker: { readonly userId: UserId | null; readonly address: string },
): Promise<Refusal | undefined> {
  const { userId, address } = asker
  const budget = budgets[name]
  if (userId !== null) {
    const refusal = takeHere(ports, `${name} member ${userId}`, budget.member)
    if (refusal !== undefined) return refusal
  }
  if (budget.counted === 'instance') return undefined
  const { budgetFactor } = ports.settings
  const exactly = (key: AttemptKey, allowance: Allowance) =>
    refuseBeyond(ports, key, raised(allowance, budgetFactor))
  return (
    (userId === null ? undefined : await exactly(`${name}ByMember:${userId}`, budget.member)) ??
    (await exactly(`${name}FromNetwork:${networkOf(address)}`, budget.network))
  )
}
