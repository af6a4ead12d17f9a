import { matchPath } from '@tessera/contracts/match-path'
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import type { Router } from './router.ts'

/** Returns a match with the parameters that the service reads in the path; undefined if its page does not take them. */
function taken(match: RouteMatch, pathname: string): RouteMatch | undefined {
  const pattern: unknown = match.route.handle?.pattern
  const params = typeof pattern === 'string' ? matchPath(pattern, pathname) : match.params
  return params && { ...match, params }
}

/**
 * Returns react-router's match of a path, by the rule of `findPage`: a page takes only the parameters that its
 * pattern allows (match-path.ts); otherwise the next best route matches.
 */
export function matchAmong(routes: RouteObject[], pathname: string): RouteMatch | undefined {
  const [match] = matchRoutes(routes, { pathname }) ?? []
  if (match === undefined) return undefined
  const others = () => routes.filter((route) => route !== match.route)
  return taken(match, pathname) ?? matchAmong(others(), pathname)
}

/** Returns the match of a page: the router's own for the current address, which it has already. */
export function matchPage({ state, routes }: Pick<Router, 'state' | 'routes'>, pathname: string) {
  const now = state.location.pathname === pathname ? state.matches.at(-1) : undefined
  return (now && taken(now, pathname)) ?? matchAmong(routes[0]?.children ?? [], pathname)
}
