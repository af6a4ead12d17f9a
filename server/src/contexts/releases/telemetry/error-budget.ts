import { limits } from '@tessera/contracts/limits'

const hour = 3_600_000

/** Limits the errors that are kept in an hour, of one person and of all. */
export interface ErrorBudget {
  /** True when one more error of a person is kept. */
  take(who: string, now: number): boolean
}

/** Counts in memory, from the start of each hour. */
export function createErrorBudget(): ErrorBudget {
  let since = 0
  let all = 0
  let people = new Map<string, number>()
  return {
    take(who, now) {
      const started = now - (now % hour)
      if (started !== since) [since, all, people] = [started, 0, new Map()]
      const before = people.get(who) ?? 0
      if (all >= limits.errorsOfHour || before >= limits.errorsOfPerson) return false
      all += 1
      people.set(who, before + 1)
      return true
    },
  }
}
