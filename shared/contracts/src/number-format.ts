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
