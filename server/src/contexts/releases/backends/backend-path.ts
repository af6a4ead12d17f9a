/** The longest path with its query that backends are asked by. */
const targetMax = 4_000

/** Characters that a part of a path may have as they are (RFC 3986, 3.3). */
const part = /^(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*$/
/** Separators, control characters, and signs that would be read a second time. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const unfit = /[/\\%\u0000-\u001f\u007f]/

function isFitPart(text: string): boolean {
  if (!part.test(text)) return false
  try {
    const read = decodeURIComponent(text)
    return read !== '.' && read !== '..' && !unfit.test(read)
  } catch {
    return false
  }
}

/** Characters of a query that need no further look: what is encoded stays encoded. */
const query = /^(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/

/**
 * Returns the path and query that a backend is asked by; undefined for a path that could mean another one to
 * it: with empty parts, dots, encoded separators or control characters.
 */
export function backendTarget(url: URL, base: string): string | undefined {
  const { pathname, search } = url
  if (!pathname.startsWith(base)) return undefined
  const path = pathname.slice(base.length)
  const parts = path.split('/')
  // A slash at the end is a part of its own, which is empty.
  const named = parts.at(-1) === '' ? parts.slice(0, -1) : parts
  if (!named.every((each) => each !== '' && isFitPart(each))) return undefined
  const target = `/${path}${search}`
  return query.test(search) && target.length <= targetMax ? target : undefined
}
