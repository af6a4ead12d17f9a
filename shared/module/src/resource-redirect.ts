import { callErrorOf } from '@tessera/client'
import { errorCodes } from '@tessera/contracts/errors/codes'
import { matchPath } from '@tessera/contracts/match-path'
import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'

/** Where a page goes whose main resource could not be had: within the product, or out of it. */
export interface ResourceRedirect {
  readonly to: string
  readonly outside: boolean
}

const inside = (to: string): ResourceRedirect => ({ to, outside: false })

const isIdeasPage = (pathname: string): boolean =>
  matchPath(paths.topicIdeas.pattern, pathname) !== undefined

/** The address that a 301 names; one that no page can be at, as a script, is none. */
function movedTo(data: Readonly<Record<string, unknown>> | undefined, origin: string) {
  const said = data?.redirectUrl
  const url = typeof said === 'string' ? parseUrl(said, origin) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.origin === origin) return inside(url.pathname + url.search + url.hash)
  return { to: url.href, outside: true }
}

/**
 * Returns where the failure of a page's main resource leads: what is not there, or asks for a log-in,
 * to the home page with an error flag (a visitor among the ideas stays with the ideas), what has moved
 * to where it is now, anything else nowhere. A page that shows its resource already does not ask:
 * somebody whose session has ended keeps what they see, and the shell offers the log-in over it.
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
  const logInNeeded = error.httpStatus === 401 && error.apiErrorCode === errorCodes['log-in-needed']
  if (!missing && !logInNeeded) return undefined
  const flag = { error: missing ? 'not-found' : 'log-in-needed' }
  if (viewer === null && isIdeasPage(address.pathname)) return inside(paths.ideas.to(flag))
  return address.pathname === paths.home.to() ? undefined : inside(paths.home.to(flag))
}
