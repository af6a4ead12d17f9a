import type { PinId } from '@tessera/contracts/ids'
import { type AdIndex, likelyAds } from './ad-index.ts'
import type { Audience } from './audience.ts'
import { isDrawn } from './draw.ts'
import { isEligible } from './eligible.ts'
import { bestOfIdeas, enteredAds } from './keyword-ads.ts'
import type { LiveAd } from './live-ad.ts'

/** More than a list shows: some pins may not be visible to the viewer, and the next one makes the price. */
const candidatesMax = 24

/** Returns the ads that compete for the places of a list, best first, each idea once. */
export function chooseAds(
  index: AdIndex,
  audience: Audience,
  { seed, now }: { readonly seed: string; readonly now: number },
): readonly LiveAd[] {
  const isFit = (ad: LiveAd) => isEligible(ad, audience, now) && isDrawn(seed, ad.mark, ad.share)
  const chosen: LiveAd[] = []
  const ideas = new Set<PinId>()
  for (const ad of likelyAds(index, audience)) {
    if (ideas.has(ad.originId) || !isFit(ad)) continue
    ideas.add(ad.originId)
    chosen.push(ad)
    if (chosen.length === candidatesMax) break
  }
  const search = audience.subject?.search?.stems ?? []
  const entered = enteredAds(index.byKeyword, search, { most: candidatesMax, isFit })
  return entered.length === 0
    ? chosen
    : bestOfIdeas([...chosen, ...entered]).slice(0, candidatesMax)
}
