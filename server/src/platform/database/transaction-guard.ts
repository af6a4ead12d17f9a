import { AsyncLocalStorage } from 'node:async_hooks'

/** Something to do once a transaction has committed. */
export type Effect = () => void

/** Knows which code runs inside a transaction, and refuses it the handle from outside. */
export interface TransactionGuard {
  /** Runs a transaction's work; what is to wait for its commit is added to the list. */
  inside<T>(effects: Effect[], work: () => Promise<T>): Promise<T>
  refuse(): void
  /** Keeps an effect for after the commit; outside of a transaction it comes at once. */
  afterCommit(effect: Effect): void
}

/** On one session the outer handle would wait for ever for the transaction that waits for it. */
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
