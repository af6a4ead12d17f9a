import type { KeywordFault, KeywordMatch, TypedKeyword } from '@tessera/contracts/ads/keywords'
import { limits } from '@tessera/contracts/limits'
import { wordsOf } from '../../../base/words/query-words.ts'

/** A keyword as somebody wrote it, with the stems of its words in their order. */
export interface WrittenKeyword extends TypedKeyword {
  readonly stems: string
}

/** Returns the words of a keyword, as searches have them. */
export const keywordWords = (text: string): string => wordsOf(text).join(' ')

/** Returns the stems that tell keywords apart: of a broad one, the order doesn't matter. */
export function keywordStems(match: KeywordMatch, stems: string): string {
  if (match !== 'broad') return stems
  return [...new Set(stems.split(' '))].toSorted().join(' ')
}

/** The key of a keyword among those of its owner and kind. */
export const keywordKey = ({ match, stems }: Pick<WrittenKeyword, 'match' | 'stems'>): string =>
  `${match} ${stems}`

const isLong = (text: string): boolean =>
  [...text].length > limits.adKeywordLettersMax || wordsOf(text).length > limits.adKeywordWordsMax

/** Returns each keyword of a list with its fault: those that are there already, by their keys, have one. */
export function judgedKeywords(
  written: readonly WrittenKeyword[],
  there: ReadonlySet<string>,
): readonly (WrittenKeyword & { readonly fault: KeywordFault | null })[] {
  const seen = new Set<string>()
  return written.map((each) => {
    const text = each.text.trim().replace(/\s+/g, ' ')
    const keyword = { text, match: each.match, stems: keywordStems(each.match, each.stems) }
    const key = keywordKey(keyword)
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isLong(text)) return { ...keyword, fault: 'long' }
    if (keyword.stems === '') return { ...keyword, fault: 'wordless' }
    if (isRepeated) return { ...keyword, fault: 'repeated' }
    return { ...keyword, fault: there.has(key) ? 'there' : null }
  })
}
