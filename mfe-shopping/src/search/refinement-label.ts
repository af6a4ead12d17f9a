import type { Refinement } from '@tessera/contracts/entities/search'
import { defaultPriceUnit } from '@tessera/contracts/filter-params'
import { narrowingOf, type PriceBand } from '@tessera/contracts/refinement-id'
import { type PriceStyle, wholePrice } from '../filters/filter-labels.ts'
import { colorName } from '../filters/words.ts'
import { digitsOf } from '../product/keeping/amount-text.ts'
import { words } from './words.ts'

function bandText({ min, max, currency }: PriceBand, style: PriceStyle): string {
  const unit = currency ?? defaultPriceUnit
  const text = (minor: number) => wholePrice(minor / 10 ** digitsOf(unit), unit, style)
  if (max === null) return words.priceFrom({ price: text(min) })
  // The next band begins a minor unit above.
  const end = text(max + 1)
  return min === 0
    ? words.priceUnder({ price: end })
    : words.priceRange({ least: text(min), greatest: end })
}

const bandsIn = (modules: readonly Refinement[]): readonly PriceBand[] =>
  modules.flatMap(({ id }) => {
    const narrowing = narrowingOf(id)
    return narrowing.kind === 'price' ? [narrowing] : []
  })

/**
 * Returns the label of a refinement: prices and colors in the reader's language, all others as the
 * service says them.
 */
export function refinementLabel(
  { id, label }: Refinement,
  modules: readonly Refinement[],
  locale: string,
): string {
  const narrowing = narrowingOf(id)
  if (narrowing.kind === 'color') return colorName(narrowing.color) ?? label
  if (narrowing.kind !== 'price') return label
  const currencies = new Set(bandsIn(modules).map(({ currency }) => currency ?? defaultPriceUnit))
  return bandText(narrowing, { locale, isAmongOthers: currencies.size > 1 })
}
