import type { SetCookie } from '../../../calls/cookies.ts'
import type { Visit } from '../../../calls/visit.ts'

/** The cookie with the random id that keeps a browser in its arms and canaries. */
const visitorCookie = '__Host-visitor'

const visitorCookieOf = (value: string): SetCookie => ({
  name: visitorCookie,
  value,
  maxAgeSeconds: 180 * 86_400,
})

const isVisitor = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** The ids that were made for new browsers, by the signal of their request: visits of one request share it. */
const madeIn = new WeakMap<AbortSignal, string>()

/** Returns the id that a browser already has; null for a new browser. */
export function knownBrowser({ cookie }: Pick<Visit, 'cookie'>): string | null {
  const known = cookie(visitorCookie)
  return known !== null && isVisitor(known) ? known : null
}

/** Returns the id that canaries choose by: the account's, else the browser's; null for a new browser. */
export const knownVisitor = (visit: Pick<Visit, 'viewer' | 'cookie'>): string | null =>
  visit.viewer?.id ?? knownBrowser(visit)

/** Returns the browser's id; sets one when it has none, the same for all of a request. */
export function visitorOf(visit: Visit): string {
  const known = madeIn.get(visit.signal) ?? visit.cookie(visitorCookie)
  if (known !== null && isVisitor(known)) return known
  const made = visit.ports.keys.next()
  madeIn.set(visit.signal, made)
  visit.setCookie(visitorCookieOf(made))
  return made
}
