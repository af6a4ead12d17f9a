import { hashtagPattern } from '@tessera/contracts/entities/search'

/** The hashtag at the caret: its range in the text, and its part before the caret. */
export interface TypedTag {
  readonly start: number
  readonly end: number
  readonly query: string
}

/** A text and its caret. */
export interface Written {
  readonly text: string
  readonly caret: number
}

/** Returns the hashtag that the caret is in or right behind; null without one. */
export function typedTag({ text, caret }: Written): TypedTag | null {
  for (const { 0: tag, index: start } of text.matchAll(hashtagPattern)) {
    const end = start + tag.length
    if (start < caret && caret <= end) return { start, end, query: text.slice(start, caret) }
  }
  return null
}

/** Replaces the typed hashtag, and puts the caret where the next word begins. */
export function withTag({ text }: Written, typed: TypedTag, tag: string, most: number): Written {
  const [before, after] = [text.slice(0, typed.start) + tag, text.slice(typed.end)]
  const isApart = /^\s/.test(after)
  const fits = before.length + 1 + after.length <= most
  const space = isApart || !fits ? '' : ' '
  return { text: before + space + after, caret: before.length + (isApart || fits ? 1 : 0) }
}
