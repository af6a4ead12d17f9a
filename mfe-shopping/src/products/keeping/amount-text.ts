import { currencyDigits } from '@tessera/contracts/currency-digits'
import { numberFormat } from '@tessera/contracts/number-format'

/** Writes an amount in the smallest unit of a currency for a field that somebody types in. */
export function amountText(amount: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency)
  const whole = amount % 10 ** digits === 0
  return numberFormat(locale, {
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount / 10 ** digits)
}

/**
 * Reads a typed price in the smallest unit of its currency: '19.50' and '19,50' alike. Returns null for
 * an empty field, and undefined for what is no price.
 */
export function typedAmount(text: string, currency: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  if (!/^\d{1,8}(\.\d{1,3})?$/.test(typed)) return undefined
  const amount = Math.round(Number(typed) * 10 ** currencyDigits(currency))
  return amount >= 1 && amount <= 2_147_483_647 ? amount : undefined
}
