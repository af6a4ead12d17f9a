import { type Allowance, budgets } from '@tessera/contracts/calls/budgets'
import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import type { Refusal } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptKey } from './attempts.ts'
import { networkOf } from './network.ts'
import { refuseBeyond, refusedFor } from './refuse-beyond.ts'

type BudgetPorts = Pick<Ports, 'budgets' | 'clock' | 'db' | 'settings'>

const raised = ({ most, windowMinutes }: Allowance, factor: number): Allowance => ({
  most: most * factor,
  windowMinutes,
})

interface Share {
  readonly key: string
  readonly allowance: Allowance
}

function takeHere(ports: BudgetPorts, { key, allowance }: Share): Refusal | undefined {
  const wait = ports.budgets.take(key, allowance, ports.clock.now().getTime())
  return wait > 0 ? refusedFor(wait) : undefined
}

const networkBudget = ({ settings }: BudgetPorts, name: BudgetName, address: string): Share => ({
  key: `${name} network ${networkOf(address)}`,
  allowance: raised(budgets[name].network, settings.budgetFactor),
})

/**
 * Counts a request against its network's budget, before anything is loaded for it. Requests that
 * aren't calls, such as documents, count as 'read'.
 */
export function networkRefusal(
  ports: BudgetPorts,
  name: BudgetName,
  address: string,
): Refusal | undefined {
  return takeHere(ports, networkBudget(ports, name, address))
}

/**
 * Counts a call against the member's budget and, where configured, the budgets of all instances.
 */
export async function memberRefusal(
  ports: BudgetPorts,
  name: BudgetName,
  asker: { readonly userId: UserId | null; readonly address: string },
): Promise<Refusal | undefined> {
  const { userId, address } = asker
  const budget = budgets[name]
  if (userId !== null) {
    const allowance = raised(budget.member, ports.settings.budgetFactor)
    const refusal = takeHere(ports, { key: `${name} member ${userId}`, allowance })
    if (refusal !== undefined) {
      // One member's flood must not use up the budget of everybody on their network.
      const { key, allowance } = networkBudget(ports, name, address)
      ports.budgets.giveBack(key, allowance)
      return refusal
    }
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
