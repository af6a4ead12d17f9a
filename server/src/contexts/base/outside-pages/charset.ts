/** The leading bytes searched for a charset meta tag. */
const lookedThrough = 2_048

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const inHeader = (contentType: string): string | undefined =>
  /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]

/** Reads the charset from a meta tag. Ignores UTF-16: a page readable so far can't be UTF-16. */
function inMeta(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, lookedThrough))
  const [, name] = /<meta[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(start) ?? []
  return name === undefined || /^utf-?16/i.test(name) ? undefined : name
}

/** Returns the encoding that a byte order mark names. */
export const markedEncoding = (bytes: Uint8Array): string | undefined =>
  marks.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1]

/** Returns a decoder by the name of its encoding; undefined for names that nobody knows. */
export function namedDecoder(name: string | undefined): TextDecoder | undefined {
  if (name === undefined) return undefined
  try {
    return new TextDecoder(name)
  } catch {
    return undefined
  }
}

/** Returns a decoder for a page: by its byte order mark, header or meta tag; else UTF-8. */
export function pageDecoder(bytes: Uint8Array, contentType: string): TextDecoder {
  return (
    namedDecoder(markedEncoding(bytes)) ??
    namedDecoder(inHeader(contentType)) ??
    namedDecoder(inMeta(bytes)) ??
    new TextDecoder()
  )
}
