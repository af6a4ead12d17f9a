import type { Price } from '@tessera/contracts/entities/pin'

/** The difference between a price and the one that a product was saved with. */
export type PriceSince =
  | { readonly is: 'cheaper' | 'dearer'; readonly by: Price }
  | { readonly is: 'same' }
  /** In another currency, which isn't converted. */
  | { readonly is: 'other'; readonly was: Price }
  | { readonly is: 'unknown' }

/** Compares the price of a product now with the one that it was saved with. */
export function priceSince(now: Price | null, was: Price | null): PriceSince {
  if (was === null || now === null) return { is: 'unknown' }
  const { currency } = now
  if (was.currency !== currency) return { is: 'other', was }
  if (was.amount === now.amount) return { is: 'same' }
  return now.amount < was.amount
    ? { is: 'cheaper', by: { amount: was.amount - now.amount, currency } }
    : { is: 'dearer', by: { amount: now.amount - was.amount, currency } }
}
