import type { Price } from './entities/pin.ts'

/**
 * A price as the reader's language writes it, with its currency always named: a sign that several
 * currencies share, such as '$' or 'kr', is followed by the currency's code.
 */
export function priceText({ amount, currency }: Price, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const whole = amount % 10 ** digits === 0
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
  }).format(amount / 10 ** digits)
  return /[A-Z€]/.test(text) ? text : `${text}\u00a0${currency}`
}
