import { daysBetween } from '@tessera/contracts/calendar-days'
import { type Budget, dayBudget } from '../accounts/campaigns/day-budget.ts'
import { dayIn } from '../accounts/campaigns/day-in-zone.ts'

/** The limits of a campaign's spending. */
export interface CampaignBudget extends Budget {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly timeZone: string
}

/** The spending before an event. */
export interface Spent {
  readonly onDayMicro: number
  readonly inAllMicro: number
  /** The amount that the ad account may still spend. */
  readonly leftMicro: number
}

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
  const { endsAt, isFlexible, startsAt, timeZone } = budget
  if (spent.leftMicro <= 0) return false
  if (endsAt !== null && at >= endsAt.getTime()) return false
  const daysBegun = isFlexible ? daysBetween(dayIn(timeZone, startsAt), day) : 1
  const spentBeforeMicro = spent.inAllMicro - spent.onDayMicro
  return spent.onDayMicro < dayBudget(budget, { spentBeforeMicro, daysBegun })
}
