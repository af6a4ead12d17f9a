import { dayIn, daysFrom } from './account-day.ts'

/** What limits a campaign's spending. */
export interface CampaignBudget {
  readonly dailyBudgetMicro: number
  readonly totalBudgetMicro: number | null
  readonly isFlexible: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly timeZone: string
}

/** What was spent before an event. */
export interface Spent {
  readonly onDayMicro: number
  readonly inAllMicro: number
  /** What the ad account may still spend. */
  readonly leftMicro: number
}

/** A flexible campaign spends up to this many daily budgets on one day. */
const flexibleDayFactor = 2

/**
 * True when an event of a campaign is charged: while there is budget. The last event that is charged may
 * exceed it, by less than its own price. The days of a flexible campaign are counted up to the day of
 * the event, so that a late event never uses what a later day brought.
 */
export function isCharged(
  budget: CampaignBudget,
  { at, day }: { readonly at: number; readonly day: string },
  spent: Spent,
): boolean {
  const { dailyBudgetMicro: daily, totalBudgetMicro: total, endsAt } = budget
  if (spent.leftMicro <= 0) return false
  if (endsAt !== null && at >= endsAt.getTime()) return false
  if (total !== null && spent.inAllMicro >= total) return false
  if (!budget.isFlexible) return spent.onDayMicro < daily
  const daysBegun = daysFrom(dayIn(budget.timeZone, budget.startsAt), day)
  return spent.onDayMicro < daily * flexibleDayFactor && spent.inAllMicro < daily * daysBegun
}
