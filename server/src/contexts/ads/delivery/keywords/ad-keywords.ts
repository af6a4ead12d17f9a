import { closestKeyword, type Keyword, type Keywords, keywordsByStem } from './keyword-match.ts'

/** The active keywords of an ad: those of its ad group, and the negative ones of its campaign. */
export interface AdKeywords {
  /** Null for an ad group without any: it enters searches by what its pins show. */
  readonly positive: Keywords | null
  readonly negative: Keywords | null
}

/** Prepares the keywords of ads that have the same ad group; null without any. */
export function preparedKeywords(given: {
  readonly positive: readonly Keyword[]
  readonly negative: readonly Keyword[]
}): AdKeywords | null {
  const { positive, negative } = given
  if (positive.length === 0 && negative.length === 0) return null
  return {
    positive: positive.length === 0 ? null : keywordsByStem(positive),
    negative: negative.length === 0 ? null : keywordsByStem(negative),
  }
}

/** True when a negative keyword keeps an ad out of a search. */
export const isKeptOut = (keywords: AdKeywords | null, search: readonly string[]): boolean =>
  keywords !== null &&
  keywords.negative !== null &&
  closestKeyword(keywords.negative, search) !== undefined
