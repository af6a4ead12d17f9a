import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { Refusal } from '../calls/answer.ts'
import { networkRefusal } from '../domains/rate-limits/call-budgets.ts'
import type { Ports } from '../ports.ts'
import { clientAddress } from './client-address.ts'

/** Takes a request out of its network's budget, before anything is looked up for it. */
export function beyondBudget(
  ports: Ports,
  request: Request,
  asked: { readonly address: string | undefined; readonly budget: BudgetName },
): Refusal | undefined {
  const forwarded = request.headers.get('X-Forwarded-For')
  const address = clientAddress(asked.address, forwarded, ports.settings.trustedProxies)
  return networkRefusal(ports, asked.budget, address)
}
