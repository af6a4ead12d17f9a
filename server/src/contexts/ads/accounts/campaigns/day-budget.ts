/** The most that a flexible campaign spends on one day, in daily budgets. */
export const flexibleDays = 2

/** The budget of a campaign. */
export interface Budget {
  readonly dailyBudgetMicro: number
  readonly totalBudgetMicro: number | null
  readonly isFlexible: boolean
}

/** A campaign's spending on earlier days, and its number of days so far, including today. */
export interface SpentBefore {
  readonly spentBeforeMicro: number
  readonly daysBegun: number
}

/**
 * Returns what a campaign may spend today. A flexible budget makes up for quiet days: at most twice
 * the daily budget, within that of all days so far.
 */
export function dayBudget(budget: Budget, before: SpentBefore): number {
  const { dailyBudgetMicro, totalBudgetMicro, isFlexible } = budget
  const { spentBeforeMicro, daysBegun } = before
  const ofDay = isFlexible
    ? Math.min(dailyBudgetMicro * flexibleDays, dailyBudgetMicro * daysBegun - spentBeforeMicro)
    : dailyBudgetMicro
  const left = totalBudgetMicro === null ? ofDay : totalBudgetMicro - spentBeforeMicro
  return Math.max(0, Math.min(ofDay, left))
}
