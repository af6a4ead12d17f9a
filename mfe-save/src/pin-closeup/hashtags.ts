/** A stretch of a description: plain words, or a hashtag with the words to search for. */
type TextPart =
  | { readonly kind: 'words'; readonly text: string; readonly at: number }
  | { readonly kind: 'hashtag'; readonly text: string; readonly at: number }

// A # that begins a word, and what follows up to a space or a punctuation mark other than _.
const hashtag = /(?<![\p{L}\p{N}_&/#])#(?:_|[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}])+/gu

/** Splits a description at its hashtags; the parts together are the whole text again. */
export function splitHashtags(description: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: text, index } of description.matchAll(hashtag)) {
    if (index > at) parts.push({ kind: 'words', text: description.slice(at, index), at })
    parts.push({ kind: 'hashtag', text, at: index })
    at = index + text.length
  }
  if (at < description.length) parts.push({ kind: 'words', text: description.slice(at), at })
  return parts
}
