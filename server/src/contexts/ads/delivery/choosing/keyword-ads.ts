import type { PinId } from '@tessera/contracts/ids'
import { closestKeyword } from '../keywords/keyword-match.ts'
import type { LiveAd } from './live-ad.ts'

interface KeywordAd {
  readonly ad: LiveAd
  /** The highest score that it can have by its keywords of one stem. */
  readonly ceiling: number
}

/** The ads that enter searches by keywords, by a stem of each keyword, the highest ceiling first. */
export type KeywordIndex = ReadonlyMap<string, readonly KeywordAd[]>

/** Keywords and lists that are indexed between two pauses. */
const chunk = 2_000

/** Indexes ads by their positive keywords, with pauses, so that nobody waits for all of it. */
export function* indexingKeywords(ads: readonly LiveAd[]): Generator<undefined, KeywordIndex> {
  const byStem = new Map<string, KeywordAd[]>()
  let done = 0
  for (const ad of ads) {
    if (ad.keywords === null || ad.keywords.positive === null) continue
    for (const [stem, keywords] of ad.keywords.positive) {
      const bids = keywords.map(({ bidMicro }) => bidMicro ?? ad.bidMicro)
      const ceiling = Math.max(...bids) * ad.weight
      const list = byStem.get(stem)
      if (list === undefined) byStem.set(stem, [{ ad, ceiling }])
      else list.push({ ad, ceiling })
      done += 1
      if (done % chunk === 0) yield undefined
    }
  }
  for (const list of byStem.values()) {
    list.sort((one, other) => other.ceiling - one.ceiling)
    done += list.length
    if (done >= chunk) yield undefined
    done %= chunk
  }
  return byStem
}

/** Yields the ads with a keyword of some stems, each once, the highest ceiling first. */
function* byCeiling(index: KeywordIndex, stems: readonly string[]): Generator<KeywordAd> {
  const lists = [...new Set(stems)].map((stem) => (index.get(stem) ?? []).values())
  const heads = lists.map((list) => ({ list, next: list.next().value }))
  const seen = new Set<LiveAd>()
  for (;;) {
    const first = heads.reduce((best, head) =>
      (head.next?.ceiling ?? -1) > (best.next?.ceiling ?? -1) ? head : best,
    )
    if (first.next === undefined) return
    const { next } = first
    first.next = first.list.next().value
    if (seen.has(next.ad)) continue
    seen.add(next.ad)
    yield next
  }
}

/** Returns an ad as it enters a search, with the keyword's bid where it has one; undefined if it doesn't. */
function entered(ad: LiveAd, search: readonly string[]): LiveAd | undefined {
  const positive = ad.keywords?.positive ?? null
  const keyword = positive === null ? undefined : closestKeyword(positive, search)
  if (keyword === undefined) return undefined
  const bidMicro = keyword.bidMicro ?? ad.bidMicro
  if (bidMicro < ad.reserveMicro) return undefined
  return { ...ad, bidMicro, score: bidMicro * ad.weight, keywordId: keyword.id }
}

/** Orders ads as the index has them: the best score first. */
export const byScore = (one: LiveAd, other: LiveAd): number =>
  other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

/** Returns the best ad of each idea, best first. */
export function bestOfIdeas(ads: readonly LiveAd[]): readonly LiveAd[] {
  const ideas = new Set<PinId>()
  return ads.toSorted(byScore).filter(({ originId }) => {
    const isNew = !ideas.has(originId)
    ideas.add(originId)
    return isNew
  })
}

/**
 * Returns the ads that enter a search by a keyword, best first, each idea once. It looks at no more ads
 * than it takes to know the best: those that follow can't bid as much.
 */
export function enteredAds(
  index: KeywordIndex,
  search: readonly string[],
  { most, isFit }: { readonly most: number; readonly isFit: (ad: LiveAd) => boolean },
): readonly LiveAd[] {
  let best: readonly LiveAd[] = []
  if (index.size === 0 || search.length === 0) return best
  for (const { ad, ceiling } of byCeiling(index, search)) {
    const last = best[most - 1]
    if (last !== undefined && ceiling < last.score) break
    const own = entered(ad, search)
    if (own === undefined || (last !== undefined && byScore(own, last) > 0) || !isFit(own)) continue
    best = bestOfIdeas([...best, own]).slice(0, most)
  }
  return best
}
