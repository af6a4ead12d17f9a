import type { PinId } from '@tessera/contracts/ids'
import { type AdIndex, likelyAds } from './ad-index.ts'
import type { Audience } from './audience.ts'
import { isDrawn } from './draw.ts'
import { isEligible } from './eligible.ts'
import type { LiveAd } from './live-ad.ts'

/** More than a list shows: some pins may not be visible to the viewer, and the next one makes the price. */
const candidatesMax = 24

/** Returns the ads that compete for the places of a list, best first, each idea once. */
export function chooseAds(
  index: AdIndex,
  audience: Audience,
  { seed, now }: { readonly seed: string; readonly now: number },
): readonly LiveAd[] {
  const chosen: LiveAd[] = []
  const ideas = new Set<PinId>()
  for (const ad of likelyAds(index, audience)) {
    if (ideas.has(ad.originId) || !isEligible(ad, audience, now)) continue
    if (!isDrawn(seed, ad.mark, ad.share)) continue
    ideas.add(ad.originId)
    chosen.push(ad)
    if (chosen.length === candidatesMax) break
  }
  return chosen
}
