import { currencyDigits } from './currency-digits.ts'
import type { Refinement } from './entities/search.ts'
import { defaultPriceUnit } from './filter-params.ts'
import { narrowingOf, type PriceBand } from './refinement-id.ts'
import { type PriceStyle, wholePrice } from './whole-price.ts'

/** The words of prices and colors to refine by, in the reader's language. */
export interface RefinementWords {
  readonly priceUnder: (values: { readonly price: string }) => string
  readonly priceRange: (values: { readonly least: string; readonly greatest: string }) => string
  readonly priceFrom: (values: { readonly price: string }) => string
  /** Returns the name of a plain color; undefined for any other. */
  readonly colorName: (color: string) => string | undefined
}

function bandText(
  { min, max, currency }: PriceBand,
  words: RefinementWords,
  style: PriceStyle,
): string {
  const unit = currency ?? defaultPriceUnit
  const text = (minor: number) => wholePrice(minor / 10 ** currencyDigits(unit), unit, style)
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
export function refinementText(
  { id, label }: Refinement,
  modules: readonly Refinement[],
  { words, locale }: { readonly words: RefinementWords; readonly locale: string },
): string {
  const narrowing = narrowingOf(id)
  if (narrowing.kind === 'color') return words.colorName(narrowing.color) ?? label
  if (narrowing.kind !== 'price') return label
  const currencies = new Set(bandsIn(modules).map(({ currency }) => currency ?? defaultPriceUnit))
  return bandText(narrowing, words, { locale, isAmongOthers: currencies.size > 1 })
}
