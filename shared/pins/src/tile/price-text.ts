import type { Price } from '@tessera/contracts/entities/pin'

/** A price as the reader's language writes it. */
export function priceText({ amount, currency }: Price, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const whole = amount % 10 ** digits === 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
  }).format(amount / 10 ** digits)
}
