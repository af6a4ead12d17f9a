import type { Billed } from '@tessera/contracts/ads/objectives'
import { type AdCounts, eventRate, qualityOf } from './quality.ts'

/**
 * The share of a recommended daily budget that an event costs: the least, and what the service bids
 * for a campaign that spends this budget in a day.
 */
const parts = {
  impression: { reserve: 20_000, derived: 1_000 },
  click: { reserve: 400, derived: 20 },
} as const

/** Returns the least price of an event, in a currency with this scale. */
export const reservePrice = (billed: Billed, scaleMicro: number): number =>
  Math.ceil(scaleMicro / parts[billed].reserve)

/**
 * Returns the bid of a campaign that leaves bidding to the service: the part of its daily budget that
 * buys so many events in a day, under the pressure of its pace.
 */
export const derivedBid = (billed: Billed, budgetMicro: number, pressure: number): number =>
  Math.floor((budgetMicro / parts[billed].derived) * pressure)

/** Returns what each millionth of a bid is worth in the auction. */
export const weightOf = (
  billed: Billed,
  { counts, scaleMicro }: { readonly counts: AdCounts; readonly scaleMicro: number },
): number => (eventRate(billed, counts) * qualityOf(counts)) / scaleMicro

/** The facts that the price of a winner depends on. */
export interface Bidder {
  readonly bidMicro: number
  readonly reserveMicro: number
  readonly weight: number
}

/**
 * Returns the second price: the smallest integer whose score is above that of the next bidder, at
 * least the reserve price and at most the own bid, which wins a tie.
 */
export function secondPrice({ bidMicro, reserveMicro, weight }: Bidder, nextScore: number): number {
  if (nextScore <= 0) return Math.min(bidMicro, reserveMicro)
  let price = Math.floor(nextScore / weight) + 1
  // A quotient of floats may be one off.
  if ((price - 1) * weight > nextScore) price -= 1
  if (price * weight <= nextScore) price += 1
  return Math.min(bidMicro, Math.max(reserveMicro, price))
}
