import type { Price } from './entities/pin.ts'
import { numberFormat } from './number-format.ts'

/**
 * A price as the reader's language writes it, with its currency always named: a sign that several
 * currencies share, such as '$' or 'kr', is followed by the currency's code.
 */
export function priceText({ amount, currency }: Price, locale: string): string {
  const style = { style: 'currency', currency } as const
  const exact = numberFormat(locale, style)
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2
  const isWhole = amount % 10 ** digits === 0
  const format = isWhole ? numberFormat(locale, { ...style, minimumFractionDigits: 0 }) : exact
  const text = format.format(amount / 10 ** digits)
  return /[A-Z€]/.test(text) ? text : `${text}\u00a0${currency}`
}
