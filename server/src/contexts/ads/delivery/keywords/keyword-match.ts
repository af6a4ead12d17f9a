import type { KeywordMatch } from '@tessera/contracts/ads/keywords'
import type { KeywordId } from '@tessera/contracts/ids'

/** A keyword as delivery knows it. */
export interface Keyword {
  readonly id: KeywordId
  readonly match: KeywordMatch
  /** In the order in which they are written. */
  readonly stems: readonly string[]
  /** Null for the bid of the ad group. */
  readonly bidMicro: number | null
}

/** Keywords by one of their stems, so that a search looks only at those that may match. */
export type Keywords = ReadonlyMap<string, readonly Keyword[]>

const isPhraseOf = (stems: readonly string[], search: readonly string[]): boolean =>
  search.some((_, from) => stems.every((stem, at) => search[from + at] === stem))

/** True when a keyword matches the stems of a search, in their order. */
export function isMatch({ match, stems }: Keyword, search: readonly string[]): boolean {
  if (match === 'broad') return stems.every((stem) => search.includes(stem))
  if (match === 'phrase') return isPhraseOf(stems, search)
  return stems.length === search.length && stems.every((stem, at) => search[at] === stem)
}

/** Returns keywords by their longest stem: few searches have it. */
export function keywordsByStem(all: readonly Keyword[]): Keywords {
  const longestOf = ({ stems }: Keyword) =>
    stems.reduce((one, other) => (other.length > one.length ? other : one), '')
  return Map.groupBy(
    all.filter(({ stems }) => stems.length > 0),
    longestOf,
  )
}

const exactness = { broad: 0, phrase: 1, exact: 2 } as const

/** True when a keyword says more about a search than another: a stricter match, more words, a higher bid. */
function isCloser(one: Keyword, other: Keyword): boolean {
  const by =
    exactness[one.match] - exactness[other.match] ||
    one.stems.length - other.stems.length ||
    (one.bidMicro ?? 0) - (other.bidMicro ?? 0)
  return by === 0 ? one.id < other.id : by > 0
}

/** Returns the keyword that says most about a search; undefined when none matches. */
export function closestKeyword(keywords: Keywords, search: readonly string[]): Keyword | undefined {
  let closest: Keyword | undefined
  for (const stem of search)
    for (const keyword of keywords.get(stem) ?? [])
      if (isMatch(keyword, search) && (closest === undefined || isCloser(keyword, closest)))
        closest = keyword
  return closest
}
