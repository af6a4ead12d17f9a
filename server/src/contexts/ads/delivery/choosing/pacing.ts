import type { ZoneDay } from '../../accounts/campaigns/day-in-zone.ts'

/** A day's budget, and what of it is spent. */
export interface DayBudgetSpent {
  readonly budgetMicro: number
  readonly spentMicro: number
}

/**
 * An ad pauses when its spending is so far ahead of the day, as a share of the budget, and takes part in
 * all auctions when it's so far behind. In between the share is in proportion, so that counts that come
 * in late don't make it swing.
 */
const aheadMax = 0.01
const behindMax = 0.04

/** The share of the budget that may be spent when the day begins, so that a new ad starts at once. */
const headStart = 0.05

/** At the end of the day nothing is held back any more. */
const lastMinutes = 15 * 60_000

/**
 * Returns how much of the day is over, from 0 to 1. The day of a campaign that begins or ends within
 * it is as long as the campaign runs.
 */
export function shareOfDay(
  day: ZoneDay,
  run: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): number {
  const from = Math.max(day.startsAt, run.startsAt)
  const to = Math.min(day.endsAt, run.endsAt)
  if (to - now <= lastMinutes || to <= from) return 1
  return Math.max(0, (now - from) / (to - from))
}

/** Returns how far spending is behind the day, as a share of the budget; negative when it's ahead. */
const behind = (dayShare: number, { budgetMicro, spentMicro }: DayBudgetSpent): number =>
  dayShare - spentMicro / budgetMicro

/**
 * Returns the share of auctions that an ad takes part in: all while spending is far behind the day, fewer
 * and fewer the more it catches up, none when it's ahead or the budget is spent.
 */
export function auctionShare(dayShare: number, spending: DayBudgetSpent): number {
  if (spending.spentMicro >= spending.budgetMicro) return 0
  if (dayShare >= 1) return 1
  const planned = dayShare + (1 - dayShare) * headStart
  const share = (behind(planned, spending) + aheadMax) / (behindMax + aheadMax)
  return Math.min(1, Math.max(0, share))
}

/** The max factor of a derived bid; its inverse is the min. */
const pressureMax = 2

/**
 * Returns what the bid of a campaign that leaves bidding to the service is multiplied by: more when
 * the budget would not be spent by the end of the day, less when it's spent too early.
 */
export function pressure(dayShare: number, spending: DayBudgetSpent): number {
  const factor = 1 + 2 * behind(Math.min(1, dayShare), spending)
  return Math.min(pressureMax, Math.max(1 / pressureMax, factor))
}
