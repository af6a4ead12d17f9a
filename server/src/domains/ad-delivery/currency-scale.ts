import { microPerUnit } from '@tessera/contracts/ads/micro'

/** The recommended daily budget of the country of each currency, in whole units (signed-in spec, 9). */
const recommended: Readonly<Record<string, number>> = {
  ...{ USD: 7, EUR: 7, CHF: 7, GBP: 5, AUD: 10, NZD: 10, CAD: 9 },
  ...{ DKK: 50, NOK: 70, SEK: 70, CZK: 150 },
}

/**
 * Returns the amount that bids of a currency are measured by. Bids of two currencies are compared by
 * their share of it; no amount is ever converted. Undefined for a currency that isn't sold in.
 */
export function currencyScale(currency: string): number | undefined {
  const units = recommended[currency]
  return units === undefined ? undefined : units * microPerUnit
}
