import { limits } from '@tessera/contracts/limits'
import { secondPrice } from '../bids/auction.ts'
import type { LiveAd } from './live-ad.ts'

/** An ad that won a place, and what its event costs. */
export interface PricedAd {
  readonly ad: LiveAd
  readonly priceMicro: number
}

/**
 * Prices the ads of a list: each by the next one of another ad account, since nobody bids against
 * themselves. Those that were shown already neither come again nor make a price.
 */
export function priceAds(
  visible: readonly LiveAd[],
  shown: readonly string[],
): readonly PricedAd[] {
  const fresh = visible.slice(0, limits.adsOfList).filter(({ mark }) => !shown.includes(mark))
  const others = visible.filter(({ mark }) => !shown.includes(mark))
  return fresh.map((ad, at) => {
    const next = others.slice(at + 1).find(({ advertiserId }) => advertiserId !== ad.advertiserId)
    return { ad, priceMicro: secondPrice(ad, next?.score ?? 0) }
  })
}
