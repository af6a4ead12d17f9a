/** What decoding pictures may cost one asker within a window. */
export interface SpendingLimits {
  readonly windowMilliseconds: number
  /** Pixels times channels times bytes of each. */
  readonly decodedBytes: number
  readonly milliseconds: number
}

/** Counts what pictures cost each asker. */
export interface Spending {
  /** False when the budget is used up; else the decoded bytes are taken out of it. */
  take(who: string, decodedBytes: number): boolean
  /** Notes the time that was spent. */
  spent(who: string, milliseconds: number): void
}

interface Spent {
  readonly since: number
  decodedBytes: number
  milliseconds: number
}

/** More askers than this are looked through for those whose window is over. */
const trackedMost = 1_000

/** A budget for each asker, kept in memory: what it protects is this process alone. */
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
