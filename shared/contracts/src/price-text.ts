import type { Price } from './entities/pin.ts'
import { numberFormat } from './number-format.ts'

/**
 * A price as the reader's language writes it, with its currency always named: a sign that several
 * currencies share, such as '$', is followed by the currency's code. A sign after the amount, where the
 * two would stand side by side, is replaced by the code.
 */
export function priceText({ amount, currency }: Price, locale: string): string {
  const style = { style: 'currency', currency } as const
  const exact = numberFormat(locale, style)
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2
  const isWhole = amount % 10 ** digits === 0
  const format = isWhole ? numberFormat(locale, { ...style, minimumFractionDigits: 0 }) : exact
  const text = format.format(amount / 10 ** digits)
  if (/[A-Z€]/.test(text)) return text
  return /\p{Nd}$/u.test(text)
    ? `${text}\u00a0${currency}`
    : text.replace(/\P{Nd}+$/u, `\u00a0${currency}`)
}
