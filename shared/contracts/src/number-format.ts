const kept = new Map<string, Intl.NumberFormat>()

/** Returns a format of numbers. It is kept, because making one is slow. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = kept.get(key) ?? new Intl.NumberFormat(locale, options)
  kept.set(key, format)
  return format
}

/** Matches languages that write whole numbers below 1,000 with the digits 0 to 9 alone. */
const plainDigits = /^(en|de)\b/

/**
 * Returns a count as its locale writes it. A small one needs no format: the first format of a page takes a
 * phone's browser 80 ms, which no count on a first screen should wait for.
 */
export function countText(count: number, locale: string): string {
  const text = String(count)
  const isPlain = /^\d{1,3}$/.test(text) && plainDigits.test(locale)
  return isPlain ? text : numberFormat(locale).format(count)
}
