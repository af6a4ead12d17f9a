import type { QueryClient } from '@tanstack/react-query'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { words } from './words.ts'

type Order = readonly string[]

/** An order that is kept by the service, and shown here. */
export interface KeptOrder {
  /** What is ordered: changes of one thing's order go one after the other. */
  readonly key: string
  /** The order that the service has agreed to. */
  readonly agreed: Order
  show(order: Order): void
  send(order: Order): Promise<CallResult<null>>
  /** Tells everybody that the order is another now. */
  tell(): void
}

interface Pending {
  wanted: Order
}

const pendingOf = new WeakMap<QueryClient, Map<string, Pending>>()

const isSame = (one: Order, other: Order) => one.join() === other.join()

/**
 * Shows a new order at once and saves it. While that is under way another may be wanted; the last one
 * counts. Where the service refuses, what it has agreed to is shown again, and can be tried once more.
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
  while (!isSame(pending.wanted, agreed)) {
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
  if (!isSame(agreed, kept.agreed)) kept.tell()
}
