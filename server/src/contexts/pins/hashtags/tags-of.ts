import { hashtagPattern } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { foldText } from '../../base/words/fold-text.ts'

/** A hashtag in a text: normalized and as written. */
export interface WrittenTag {
  readonly tag: string
  readonly display: string
}

/** Returns the hashtags of a text, each once, sorted. */
export function tagsOf(text: string): readonly WrittenTag[] {
  const tags = new Map<string, WrittenTag>()
  for (const [, written = ''] of text.matchAll(hashtagPattern)) {
    const tag = foldText(written)
    const fits = tag !== '' && [...written].length <= limits.hashtagMax
    if (fits && !tags.has(tag) && tags.size < limits.hashtagsOfPin)
      tags.set(tag, { tag, display: written })
  }
  return [...tags.values()].toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
}
