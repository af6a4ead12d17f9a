import { numberFormat } from './number-format.ts'

/** Symbols that several currencies have. */
const sharedSymbols: ReadonlySet<string> = new Set(['$', '£', '¥', '₨', 'kr', 'kr.', 'Fr.'])

/** The format of prices. */
export interface PriceStyle {
  readonly locale: string
  /** True when the results have prices in other currencies too. */
  readonly isAmongOthers: boolean
}

/**
 * A price in whole units, as the reader's language writes it. Among prices in several currencies, a
 * symbol that more than one currency has gives way to the currency's code.
 */
export function wholePrice(
  units: number,
  currency: string,
  { locale, isAmongOthers }: PriceStyle,
): string {
  const digits = Number.isInteger(units) ? { minimumFractionDigits: 0 } : {}
  const usual = { style: 'currency', currency, ...digits } as const
  const format = numberFormat(locale, usual)
  const symbol = format.formatToParts(units).find(({ type }) => type === 'currency')?.value ?? ''
  return isAmongOthers && sharedSymbols.has(symbol)
    ? numberFormat(locale, { ...usual, currencyDisplay: 'code' }).format(units)
    : format.format(units)
}
