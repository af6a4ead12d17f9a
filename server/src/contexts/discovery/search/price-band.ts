import { numberFormat } from '@tessera/contracts/number-format'
import type { PriceBand } from '@tessera/contracts/refinement-id'
import { minorUnits } from '../../base/money/minor-units.ts'

/** The upper bounds of price bands, in minor units. */
const bounds = [2_500, 5_000, 10_000, 25_000]

/** Returns the band that a price is in. */
export function priceBandOf(amount: number, currency: string): PriceBand {
  const above = bounds.findIndex((bound) => amount < bound)
  const end = bounds[above]
  const min = (above < 0 ? bounds.at(-1) : bounds[above - 1]) ?? 0
  // Both bounds count, so the band ends a minor unit below the next.
  return { kind: 'price', min, max: end === undefined ? null : end - 1, currency }
}

/** Returns an English label; pages write their own, in the language of the reader. */
export function priceBandLabel({ min, max, currency }: PriceBand): string {
  const unit = currency ?? 'USD'
  const style = { style: 'currency', currency: unit, maximumFractionDigits: 0 } as const
  const text = (minor: number) => numberFormat('en', style).format(minor / minorUnits(unit))
  if (max === null) return `${text(min)} and more`
  return min === 0 ? `Under ${text(max + 1)}` : `${text(min)} to ${text(max + 1)}`
}
