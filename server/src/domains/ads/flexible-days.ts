/** The most that a flexible campaign spends on one day, in daily budgets. */
export const flexibleDays = 2
