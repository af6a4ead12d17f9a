import { limits } from '@tessera/contracts/limits'

/** A part of a text: plain words, a hashtag, or a mention of a person. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string; readonly at: number }
  | { readonly kind: 'hashtag'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'mention'
      readonly text: string
      readonly username: string
      readonly at: number
    }

// A # that begins a word, and what follows up to a space or a punctuation mark other than _; an @ that
// begins a word (so no email), and a username.
const { usernameMin, usernameMax } = limits
const marked = new RegExp(
  '(?<![\\p{L}\\p{N}_&/#])#(?:_|[^\\s\\p{P}\\p{Sm}\\p{Sc}\\p{Sk}])+' +
    `|(?<![\\p{L}\\p{N}_&/@.+-])@(?<username>[A-Za-z0-9_]{${usernameMin},${usernameMax}})(?![\\p{L}\\p{N}_@])`,
  'gu',
)

/** Splits a text at its hashtags and mentions; the parts together are the whole text again. */
export function textParts(whole: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: text, index, groups } of whole.matchAll(marked)) {
    if (index > at) parts.push({ kind: 'words', text: whole.slice(at, index), at })
    const username = groups?.username
    parts.push(
      username === undefined
        ? { kind: 'hashtag', text, at: index }
        : { kind: 'mention', text, username: username.toLowerCase(), at: index },
    )
    at = index + text.length
  }
  if (at < whole.length) parts.push({ kind: 'words', text: whole.slice(at), at })
  return parts
}
