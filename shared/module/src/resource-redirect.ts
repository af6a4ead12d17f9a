import { callErrorOf } from '@tessera/client'
import { matchPath } from '@tessera/contracts/match-path'
import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'

/** The redirect of a page whose main resource failed: inside or outside the product. */
export interface ResourceRedirect {
  readonly to: string
  readonly outside: boolean
}

const inside = (to: string): ResourceRedirect => ({ to, outside: false })

const isIdeasPage = (pathname: string): boolean =>
  matchPath(paths.topicIdeas.pattern, pathname) !== undefined

/** Returns the address of a 301; undefined when it is not a web address. */
function movedTo(data: Readonly<Record<string, unknown>> | undefined, origin: string) {
  const said = data?.redirectUrl
  const url = typeof said === 'string' ? parseUrl(said, origin) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.origin === origin) return inside(url.pathname + url.search + url.hash)
  return { to: url.href, outside: true }
}

/**
 * Returns the redirect for a failed main resource. A missing resource, or one that requires a log-in,
 * redirects to the home page with an error flag (a visitor on an ideas page stays on the ideas); a moved
 * one redirects to its new address; other failures do not redirect. A page that already shows its
 * resource does not ask: when the session expires, the shell opens the log-in over it.
 */
export function redirectFor(
  failure: unknown,
  address: { readonly pathname: string; readonly origin: string },
  viewer: object | null,
): ResourceRedirect | undefined {
  const error = callErrorOf(failure)
  if (error === undefined) return undefined
  if (error.httpStatus === 301) return movedTo(error.data, address.origin)
  const missing = error.httpStatus === 404
  const logInNeeded = error.httpStatus === 401 && error.code === 'log-in-needed'
  if (!missing && !logInNeeded) return undefined
  const flag = { error: missing ? 'not-found' : 'log-in-needed' }
  if (viewer === null && isIdeasPage(address.pathname)) return inside(paths.ideas.to(flag))
  return address.pathname === paths.home.to() ? undefined : inside(paths.home.to(flag))
}
