const known = new Map<string, number | undefined>()

function readDigits(currency: string): number | undefined {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return undefined
  }
}

/** Returns the fraction digits of a currency; undefined when the code has no three letters. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined
  // A formatter takes longer to make than a row of a feed to read.
  if (!known.has(currency)) known.set(currency, readDigits(currency))
  return known.get(currency)
}

/** Returns how many of its smallest units a currency has in a whole one: 100 cents, 1 yen. */
export const minorUnits = (currency: string): number => 10 ** (minorDigits(currency) ?? 2)
