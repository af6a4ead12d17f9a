/** The budget of a campaign. */
export interface Budget {
  readonly dailyBudgetMicro: number
  readonly totalBudgetMicro: number | null
  readonly isFlexible: boolean
}

/** What a campaign spent on the days before, and its days so far, today included. */
export interface SpentBefore {
  readonly spentBeforeMicro: number
  readonly daysBegun: number
}

/** Most that a flexible budget spends on one day, in daily budgets. */
const flexibleDays = 2

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
