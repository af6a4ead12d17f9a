import { markedEncoding, namedDecoder } from '../outside-pages/charset.ts'

/** Decodes a feed piece by piece. */
export interface LetterReader {
  text(bytes: Uint8Array): string
  /** Returns the rest. */
  end(): string
}

/** Returns the encoding that an XML declaration names; UTF-16 would have a byte order mark. */
function declared(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /^\s{0,9}<\?xml[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i.exec(
    start,
  )?.[1]
  return /^utf-?(?:8|16)/i.test(name ?? '') ? undefined : namedDecoder(name)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** True when text that was decoded as UTF-8 has more broken letters than whole ones. */
const isOtherwise = (text: string): boolean =>
  text.includes('\uFFFD') && count(text, /\uFFFD/g) > count(text, /[^\p{ASCII}\uFFFD]/gu)

/**
 * Reads bytes that no mark and no declaration names the encoding of: they are UTF-8 unless the first
 * letters beyond ASCII are broken as such, and Windows-1252 then, which most other files have. Once
 * it is UTF-8, a broken letter is a fault of its row.
 */
function guessedLetters(): LetterReader {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  let other: TextDecoder | undefined
  let isUtf8 = false
  /** The beginning of a letter that the next bytes complete. */
  let held = new Uint8Array()
  const decoded = (bytes: Uint8Array, isLast: boolean): string => {
    if (other !== undefined) return other.decode(bytes, { stream: !isLast })
    if (isUtf8) return utf8.decode(bytes, { stream: !isLast })
    const all = joined(held, bytes)
    const cut = isLast ? all.length : wholeLetters(all)
    held = all.slice(cut)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(all.subarray(0, cut))
    if (isOtherwise(text)) {
      other = new TextDecoder('windows-1252')
      held = new Uint8Array()
      return other.decode(all)
    }
    isUtf8 = /[^\p{ASCII}]/u.test(text)
    if (!isUtf8) return text
    const rest = utf8.decode(held, { stream: true })
    held = new Uint8Array()
    return text + rest
  }
  return { text: (bytes) => decoded(bytes, false), end: () => decoded(new Uint8Array(), true) }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** Returns the length of the bytes without a letter of UTF-8 that has only begun. */
function wholeLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

const decoding = (decoder: TextDecoder): LetterReader => ({
  text: (bytes) => decoder.decode(bytes, { stream: true }),
  end: () => decoder.decode(),
})

/** Returns a reader for a feed that begins with these bytes. */
export function lettersOf(first: Uint8Array): LetterReader {
  const named = namedDecoder(markedEncoding(first)) ?? declared(first)
  return named === undefined ? guessedLetters() : decoding(named)
}
