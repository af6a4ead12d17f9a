import type { Price } from '@tessera/contracts/entities/pin'
import { limits } from '@tessera/contracts/limits'
import { priceOf } from '../../../base/outside-pages/price-text.ts'

/** The price of a cell, or what is wrong with it. */
export type PriceCell =
  | { readonly price: Price }
  | { readonly fault: 'price-unfit' | 'currency-unknown' }

const unfit = { fault: 'price-unfit' } as const
const unknown = { fault: 'currency-unknown' } as const

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A number, with a code or symbol before or after it, or both: '19.99 USD', 'EUR 19,99', '$5 USD'. */
const shape =
  /^(?<before>[^\d.,+\-\s]{0,5})\s*(?<amount>\d[\d.,'\u00a0\u202f ]{0,20})\s*(?<after>[^\d.,+\-\s]{0,5})(?:\s+(?<last>[a-z]{3}))?$/iu

/** Digits with thousands, also in lakhs, and decimals. */
const number = /^(?:\d+|\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:[.,]\d+)?$/

const isCode = (text: string): boolean => /^[a-z]{3}$/i.test(text)

const symbols = new Map<string, readonly string[]>()

/** Returns the symbols of a currency: '$' and 'CA$', '€', 'zł'. */
function symbolsOf(currency: string): readonly string[] {
  const before = symbols.get(currency)
  if (before !== undefined) return before
  const found = (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value.toLowerCase()),
  )
  symbols.set(currency, found)
  return found
}

/**
 * Reads the price of a cell. One that names no currency, or a symbol alone, is in the given one: a
 * dollar sign is of twenty currencies.
 */
export function priceIn(text: string, given: string | null): PriceCell {
  const groups = shape.exec(text.trim())?.groups
  const amount = groups?.amount?.trim()
  if (groups === undefined || amount === undefined || !number.test(amount)) return unfit
  const around = [groups.before, groups.after, groups.last].flatMap((part) => part || [])
  const codes = around.filter((part) => currencies.has(part.toUpperCase()))
  const rest = around.filter((part) => !codes.includes(part))
  const currency = codes[0]?.toUpperCase() ?? given
  if (currency === null || !currencies.has(currency)) return unknown
  if (codes.length > 1 || rest.length > 1) return unfit
  const [symbol] = rest
  if (symbol !== undefined && !symbolsOf(currency).includes(symbol.toLowerCase()))
    return isCode(symbol) || codes.length === 0 ? unknown : unfit
  const price = priceOf(amount, currency)
  if (price === null || price.amount === 0 || price.amount > limits.productPriceMax) return unfit
  return { price }
}
