import { isAdCurrency, recommendedDaily } from '@tessera/contracts/ads/countries'
import { microPerUnit } from '@tessera/contracts/ads/micro'

/**
 * Returns the amount that bids of a currency are measured by: its recommended daily budget. Bids of two
 * currencies are compared by their share of it; no amount is ever converted. Undefined for a currency
 * that isn't sold in.
 */
export const currencyScale = (currency: string): number | undefined =>
  isAdCurrency(currency) ? recommendedDaily(currency) * microPerUnit : undefined
