import { hashtagPattern } from '@tessera/contracts/entities/search'

/** A hashtag that somebody is typing: where it stands, and what of it stands before the caret. */
export interface TypedTag {
  readonly start: number
  readonly end: number
  readonly query: string
}

/** A text, and where its caret is. */
export interface Written {
  readonly text: string
  readonly caret: number
}

/** The hashtag that the caret stands in or behind; null where there is none. */
export function typedTag({ text, caret }: Written): TypedTag | null {
  for (const { 0: tag, index: start } of text.matchAll(hashtagPattern)) {
    const end = start + tag.length
    if (start < caret && caret <= end) return { start, end, query: text.slice(start, caret) }
  }
  return null
}

/** The text with another hashtag in place of the typed one, and the caret ready for the next word. */
export function withTag({ text }: Written, typed: TypedTag, tag: string, most: number): Written {
  const [before, after] = [text.slice(0, typed.start) + tag, text.slice(typed.end)]
  const isApart = /^\s/.test(after)
  const fits = before.length + 1 + after.length <= most
  const space = isApart || !fits ? '' : ' '
  return { text: before + space + after, caret: before.length + (isApart || fits ? 1 : 0) }
}
