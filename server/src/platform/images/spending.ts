/** The budget for decoding of one asker within a window. */
export interface SpendingLimits {
  readonly windowMilliseconds: number
  /** Pixels times channels times bytes per channel. */
  readonly decodedBytes: number
  readonly milliseconds: number
}

/** Counts what pictures cost each asker. */
export interface Spending {
  /** Takes decoded bytes from the budget; false when it's used up. */
  take(who: string, decodedBytes: number): boolean
  /** Adds the time that was spent. */
  spent(who: string, milliseconds: number): void
}

interface Spent {
  readonly since: number
  decodedBytes: number
  milliseconds: number
}

/** Above this number of askers, those whose window is over are removed. */
const trackedMost = 1_000

/** Keeps a budget for each asker in memory: it protects this process only. */
export function spending(limits: SpendingLimits, now = () => performance.now()): Spending {
  const all = new Map<string, Spent>()
  const isOver = ({ since }: Spent) => now() - since >= limits.windowMilliseconds

  function accountOf(who: string): Spent {
    const kept = all.get(who)
    if (kept !== undefined && !isOver(kept)) return kept
    if (all.size > trackedMost) for (const [each, spent] of all) if (isOver(spent)) all.delete(each)
    const fresh = { since: now(), decodedBytes: 0, milliseconds: 0 }
    all.set(who, fresh)
    return fresh
  }

  return {
    take(who, decodedBytes) {
      const account = accountOf(who)
      const after = account.decodedBytes + decodedBytes
      if (account.milliseconds >= limits.milliseconds || after > limits.decodedBytes) return false
      account.decodedBytes = after
      return true
    },
    spent(who, milliseconds) {
      accountOf(who).milliseconds += milliseconds
    },
  }
}
