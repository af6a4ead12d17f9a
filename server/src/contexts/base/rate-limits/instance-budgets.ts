import type { Allowance } from '@tessera/contracts/calls/budgets'

/** Budgets that one instance counts in memory. */
export interface InstanceBudgets {
  /** Counts a call; returns 0, or the milliseconds to wait when the budget is used up. */
  take(key: string, allowance: Allowance, now: number): number
  /** Returns how many calls are left, and the milliseconds until all are. */
  left(
    key: string,
    allowance: Allowance,
    now: number,
  ): { readonly left: number; readonly wholeIn: number }
  /** Uncounts a call. */
  giveBack(key: string, allowance: Allowance): void
}

/** Beyond this many keys, the least recently used one is reset. */
const keysMost = 50_000

/**
 * Counts with the generic cell rate algorithm: one number per key, the time when its budget is full
 * again. A new key may make `most` calls at once; each refills after an even share of the window.
 */
export function createInstanceBudgets(keys: number = keysMost): InstanceBudgets {
  const wholeAgain = new Map<string, number>()
  return {
    take(key, { most, windowMinutes }, now) {
      const span = windowMinutes * 60_000
      const kept = wholeAgain.get(key) ?? now
      // Only a clock that was set back leaves more than a window; nobody waits for that.
      const from = kept > now + span ? now : Math.max(kept, now)
      const next = from + span / most
      if (next > now + span) return next - now - span
      wholeAgain.delete(key)
      wholeAgain.set(key, next)
      if (wholeAgain.size > keys) dropOldest(wholeAgain)
      return 0
    },
    left(key, { most, windowMinutes }, now) {
      const span = windowMinutes * 60_000
      const wholeIn = Math.min(span, Math.max(0, (wholeAgain.get(key) ?? now) - now))
      return { left: Math.floor((span - wholeIn) / (span / most)), wholeIn }
    },
    giveBack(key, { most, windowMinutes }) {
      const next = wholeAgain.get(key)
      if (next !== undefined) wholeAgain.set(key, next - (windowMinutes * 60_000) / most)
    },
  }
}

function dropOldest(kept: Map<string, number>): void {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Counts the budgets of members and networks in this instance. */
    readonly budgets: InstanceBudgets
  }
}
