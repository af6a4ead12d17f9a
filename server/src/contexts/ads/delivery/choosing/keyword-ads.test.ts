import { KeywordId, PinId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preparedKeywords } from '../keywords/ad-keywords.ts'
import { closestKeyword } from '../keywords/keyword-match.ts'
import { indexAds } from './ad-index.ts'
import { visitor } from './audience.ts'
import { chooseAds } from './choose-ads.ts'
import { isEligible } from './eligible.ts'
import { bestOfIdeas } from './keyword-ads.ts'
import type { LiveAd } from './live-ad.ts'
import { madeAd } from './testing/made-ads.ts'

const stem = fc.constantFrom('lamp', 'green', 'tabl', 'vase')
const stems = fc.array(stem, { minLength: 1, maxLength: 3 })
const keyword = fc.record({
  match: fc.constantFrom('broad', 'phrase', 'exact'),
  stems,
  bidMicro: fc.option(fc.integer({ min: 300, max: 2_000 })),
})
const owned = fc.record({
  positive: fc.array(keyword, { maxLength: 3 }),
  negative: fc.array(keyword, { maxLength: 1 }),
  bidMicro: fc.integer({ min: 350, max: 1_000 }),
  weight: fc.constantFrom(1, 2),
  originId: fc.integer({ min: 1, max: 40 }),
  shown: fc.uniqueArray(stem),
})
const numbered = (
  all: readonly (typeof keyword extends fc.Arbitrary<infer Each> ? Each : never)[],
) => all.map((each, at) => ({ ...each, id: KeywordId.parse(String(at + 1)) }))

/** An ad as it takes part in a search, the plain way. */
function inSearch(ad: LiveAd, search: readonly string[]): LiveAd {
  const positive = ad.keywords?.positive ?? null
  const found = positive === null ? undefined : closestKeyword(positive, search)
  if (found === undefined) return ad
  const bidMicro = found.bidMicro ?? ad.bidMicro
  return { ...ad, bidMicro, score: bidMicro * ad.weight, keywordId: found.id }
}

test('ads that enter a search by keywords are found as by looking at every ad, with their bids', () => {
  fc.assert(
    fc.property(fc.array(owned, { maxLength: 50 }), stems, (given, search) => {
      const all = given.map(({ positive, negative, originId, shown, ...each }, at) =>
        madeAd(at + 1, {
          ...each,
          stems: new Set(shown),
          originId: PinId.parse(String(originId)),
          keywords: preparedKeywords({
            positive: numbered(positive),
            negative: numbered(negative),
          }),
        }),
      )
      const subject = {
        stems: new Set(search),
        topics: new Set<never>(),
        stemsNeeded: 1,
        search: { stems: search, query: '', thing: null },
      }
      const audience = { ...visitor, subject }
      const fitting = all
        .map((ad) => inSearch(ad, search))
        .filter((ad) => ad.bidMicro >= ad.reserveMicro && isEligible(ad, audience, 0))
      const expected = bestOfIdeas(fitting).slice(0, 24)
      const chosen = chooseAds(indexAds(all), audience, { seed: 'seed', now: 0 })
      const told = ({ id, score, keywordId }: LiveAd) => [id, score, keywordId]
      expect(chosen.map(told)).toEqual(expected.map(told))
    }),
  )
})
