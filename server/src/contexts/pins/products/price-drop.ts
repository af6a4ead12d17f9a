import type { Price } from '@tessera/contracts/entities/pin'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'

/** The time of a price's last fall, and the price before it. */
export interface Fall {
  readonly droppedAt: Date | null
  readonly droppedFrom: number | null
}

/** A product's price and the latest fall of it. */
export interface PriceState extends Fall {
  readonly price: Price | null
}

const never: Fall = { droppedAt: null, droppedFrom: null }

/** True for the same amount of the same currency, or for no price twice. */
export const isSamePrice = (one: Price | null, other: Price | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency

/**
 * Returns the fall of a price after a change. A price that falls again within a day falls from where it
 * stood first; one that rises, or changes its currency, has not fallen.
 */
export function fallAfter(before: PriceState, price: Price | null, now: Date): Fall {
  const was = before.price
  if (isSamePrice(was, price)) return before
  if (was === null || price === null || was.currency !== price.currency) return never
  if (price.amount > was.amount) return never
  const { droppedAt, droppedFrom } = before
  const goesOn = droppedAt !== null && now.getTime() - droppedAt.getTime() < timings.sameNewsAgain
  return { droppedAt: now, droppedFrom: (goesOn ? droppedFrom : null) ?? was.amount }
}

const dropMilliseconds = limits.priceDropDays * 86_400_000

/** Returns the fall of a price as it is shown: for some weeks. */
export function shownDrop({ price, droppedAt, droppedFrom }: PriceState, now: Date) {
  if (price === null || droppedAt === null || droppedFrom === null) return null
  if (now.getTime() - droppedAt.getTime() > dropMilliseconds) return null
  return { from: { amount: droppedFrom, currency: price.currency }, at: droppedAt.toISOString() }
}
