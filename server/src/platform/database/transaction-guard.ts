import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows which code runs inside a transaction, and refuses it the handle from outside. */
export interface TransactionGuard {
  inside<T>(work: () => Promise<T>): Promise<T>
  refuse(): void
}

/** On one session the outer handle would wait for ever for the transaction that waits for it. */
export function transactionGuard(): TransactionGuard {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  return {
    inside: (work) => {
      const transaction = { open: true }
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
  }
}
