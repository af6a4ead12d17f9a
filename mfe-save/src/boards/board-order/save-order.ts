import type { QueryClient } from '@tanstack/react-query'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { isSameOrder } from '@tessera/ui/reorder/order'
import { words } from './words.ts'

type Order = readonly string[]

/** An order that the service stores. */
export interface KeptOrder {
  /** Names the list. Orders of one list are sent one after another. */
  readonly key: string
  /** The order that the service has. */
  readonly agreed: Order
  show(order: Order): void
  send(order: Order): Promise<CallResult<null>>
  /** Tells other pages and tabs that the order changed. */
  tell(): void
}

interface Pending {
  wanted: Order
}

const pendingOf = new WeakMap<QueryClient, Map<string, Pending>>()

/**
 * Shows a new order at once and saves it. Of several orders that follow while one is being sent, only
 * the last is sent. A refused order is rolled back, with a toast to try again.
 */
export async function saveOrder(
  shell: Pick<ShellContext, 'queries' | 'toast'>,
  kept: KeptOrder,
  wanted: Order,
): Promise<void> {
  const pendings = pendingOf.get(shell.queries) ?? new Map<string, Pending>()
  pendingOf.set(shell.queries, pendings)
  kept.show(wanted)
  const before = pendings.get(kept.key)
  if (before !== undefined) {
    before.wanted = wanted
    return
  }
  const pending: Pending = { wanted }
  pendings.set(kept.key, pending)
  let { agreed } = kept
  while (!isSameOrder(pending.wanted, agreed)) {
    const asked = pending.wanted
    const result = await kept.send(asked)
    if (!result.ok) {
      kept.show(agreed)
      const again = () => void saveOrder(shell, { ...kept, agreed }, asked)
      shell.toast({
        text: result.error.message,
        tone: 'bad',
        duration: timings.toastUndo,
        action: { label: words.again(), run: again },
      })
      break
    }
    agreed = asked
  }
  pendings.delete(kept.key)
  if (!isSameOrder(agreed, kept.agreed)) kept.tell()
}
