import { hashtagPattern } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { foldText } from '../search/fold-text.ts'

/** A hashtag of a text: as it is compared, and as it was written. */
export interface WrittenTag {
  readonly tag: string
  readonly display: string
}

/** The hashtags of a text, each once, in the order of their names. */
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
