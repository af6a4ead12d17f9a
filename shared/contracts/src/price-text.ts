import type { Price } from './entities/pin.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** Returns the format of a currency's amounts, cached because creating one is slow. */
function formatOf(locale: string, currency: string, fewest?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${fewest ?? ''}`
  const format =
    kept.get(key) ??
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency },
      ...(fewest === undefined ? {} : { minimumFractionDigits: fewest }),
    })
  kept.set(key, format)
  return format
}

/**
 * A price as the reader's language writes it, with its currency always named: a sign that several
 * currencies share, such as '$' or 'kr', is followed by the currency's code.
 */
export function priceText({ amount, currency }: Price, locale: string): string {
  const exact = formatOf(locale, currency)
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2
  const format = amount % 10 ** digits === 0 ? formatOf(locale, currency, 0) : exact
  const text = format.format(amount / 10 ** digits)
  return /[A-Z€]/.test(text) ? text : `${text}\u00a0${currency}`
}
