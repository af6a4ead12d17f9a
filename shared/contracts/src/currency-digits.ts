const known = new Map<string, number>()

/**
 * Returns how many digits a currency has after the point: 2 for dollars, none for yen. They are kept,
 * because making a format takes longer than reading a row of a feed.
 */
export function currencyDigits(currency: string): number {
  const style = { style: 'currency', currency } as const
  const digits =
    known.get(currency) ??
    new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ??
    2
  known.set(currency, digits)
  return digits
}
