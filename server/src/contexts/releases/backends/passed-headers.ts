import { backendHeader } from '@tessera/contracts/backend-headers'

/** The headers of a request that reach a backend. */
const asked = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
] as const

/** The headers of an answer that reach a page as they are. */
const answered = ['content-language', 'etag', 'last-modified', 'retry-after'] as const

/** Longer values are nobody's. */
const valueMax = 1_000

/** True for a value of visible ASCII characters and spaces, which any header takes. */
const isFit = (value: string): boolean => value.length <= valueMax && /^[\x20-\x7e]*$/.test(value)

/** Returns the headers of a request that reach a backend. */
export const askedHeaders = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    asked.flatMap((name) => {
      const value = headers.get(name)
      return value === null || !isFit(value) ? [] : [[name, value] as const]
    }),
  )

/** Types that no browser runs, draws as a page, or reads as a style. */
const passive =
  /^(?:application\/(?:[\w.-]+\+)?json|application\/pdf|text\/plain|text\/csv|text\/calendar|image\/(?:png|jpeg|gif|webp|avif))\s*(?:;\s*charset=[\w-]{1,40}\s*)?$/i

const typeOf = (type: string): string => (passive.test(type) ? type : 'application/octet-stream')

const lifetime = /(?:^|[\s,])max-age=(\d{1,8})(?:$|[\s,])/

/** Returns how long this browser may keep an answer, which is of one viewer and never in a shared cache. */
function keepingOf(said: string): string {
  if (/no-store/i.test(said)) return 'private, no-store'
  const [, seconds] = lifetime.exec(said.toLowerCase()) ?? []
  if (seconds !== undefined) return `private, max-age=${seconds}`
  return /no-cache/i.test(said) ? 'private, no-cache' : 'private, no-store'
}

/** Returns the headers of an answer, under which nothing in it runs even when it is opened as a page. */
export function answerHeaders(from: ReadonlyMap<string, string>, module: string): Headers {
  const headers = new Headers({
    'Cache-Control': keepingOf(from.get('cache-control') ?? ''),
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Content-Type': typeOf(from.get('content-type') ?? ''),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding, Cookie',
    [backendHeader]: module,
  })
  for (const name of answered) {
    const value = from.get(name)
    if (value !== undefined && isFit(value)) headers.set(name, value)
  }
  return headers
}
