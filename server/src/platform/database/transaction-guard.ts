import { AsyncLocalStorage } from 'node:async_hooks'

/** Something to run after a commit. */
export type Effect = () => void

/** Knows which code runs inside a transaction, and keeps it from using the outer handle. */
export interface TransactionGuard {
  /** Runs a transaction's work; effects for after the commit are added to the list. */
  inside<T>(effects: Effect[], work: () => Promise<T>): Promise<T>
  refuse(): void
  /** Runs an effect after the commit; at once outside a transaction. */
  afterCommit(effect: Effect): void
}

/**
 * On one session the outer handle would deadlock: it waits for the transaction that waits for it.
 */
export function transactionGuard(): TransactionGuard {
  const current = new AsyncLocalStorage<{ open: boolean; effects: Effect[] }>()
  return {
    inside: (effects, work) => {
      const transaction = { open: true, effects }
      return current.run(transaction, async () => {
        try {
          return await work()
        } finally {
          transaction.open = false
        }
      })
    },
    refuse: () => {
      if (!current.getStore()?.open) return
      throw new Error(
        "The database's outer handle was used inside a transaction: use the transaction's own handle (tx), which the callback is given.",
      )
    },
    afterCommit: (effect) => {
      const transaction = current.getStore()
      if (transaction?.open) transaction.effects.push(effect)
      else effect()
    },
  }
}
