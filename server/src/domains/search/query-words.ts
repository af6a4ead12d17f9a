import { hashtagPattern } from '@tessera/contracts/entities/search'
import { foldText } from './fold-text.ts'

/** The most words of a query that are looked for. */
const wordsMax = 8
/** Longer ones are nobody's words. */
const lettersMax = 60

/** What somebody typed, taken apart. */
export interface QueryWords {
  /** All of it, as texts are compared. */
  readonly text: string
  readonly words: readonly string[]
  /** Hashtags, without their #. */
  readonly tags: readonly string[]
}

/** The words of a text, as words are compared. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Takes a query apart: each word once, hashtags by themselves. */
export function queryWords(query: string): QueryWords {
  const folded = foldText(query).trim().replace(/\s+/g, ' ')
  const tags = [...folded.matchAll(hashtagPattern)].map(([, tag = '']) => tag)
  const words = wordsOf(folded.replace(hashtagPattern, ' ')).filter(
    (word) => [...word].length <= lettersMax,
  )
  return {
    text: folded.replace(hashtagPattern, ' ').trim().replace(/\s+/g, ' '),
    words: [...new Set(words)].slice(0, wordsMax),
    tags: [...new Set(tags)].slice(0, wordsMax),
  }
}
