import { hashtagPattern } from '@tessera/contracts/entities/search'
import { foldText } from './fold-text.ts'

/** Max words of a query. */
const wordsMax = 8
/** Longer ones aren't words. */
const lettersMax = 60

/** A parsed query. */
export interface QueryWords {
  /** The whole query, normalized. */
  readonly text: string
  readonly words: readonly string[]
  /** Hashtags without their #. */
  readonly tags: readonly string[]
}

/** A query without words. */
export const noWords: QueryWords = { text: '', words: [], tags: [] }

/** Returns the normalized words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Returns the words of a text that is compared with others: the first ones, and of each the start. */
export const comparedWords = (text: string): readonly string[] =>
  wordsOf(text)
    .slice(0, wordsMax)
    .map((word) => [...word].slice(0, lettersMax).join(''))

/** Returns the start of a text that is compared as it is written: as many words, and of each as much. */
export const comparedText = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, wordsMax)
    .map((word) => [...word].slice(0, lettersMax).join(''))
    .join(' ')

/** Parses a query into distinct words and hashtags. */
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
