import { pathTable } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { reservedWords } from '@tessera/contracts/reserved-words'
import type { Ports } from '../ports.ts'

const patternOf = pathTable(
  Object.values(paths).map(({ pattern }) => pattern),
  (pattern) => pattern,
)

/** Addresses that load balancers ask all the time. */
const probes: ReadonlySet<string> = new Set(['/live', '/ready'])

/**
 * Returns the pattern of a page's path, else its first word if the service has it: paths may hold names, and
 * keys of invitations.
 */
function shortPath(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const isOwn = reservedWords.has(first)
  const pattern = patternOf(path)?.entry
  // The service's own words fit the pattern of usernames too.
  if (pattern !== undefined && !(isOwn && pattern.startsWith('/:'))) return pattern
  if (!isOwn) return '/…'
  return rest.length > 0 ? `/${first}/…` : `/${first}`
}

/** Logs a request that was answered, if the operator asks for that; nothing about its sender. */
export function logRequest(
  { log, settings }: Pick<Ports, 'log' | 'settings'>,
  answered: {
    readonly id: string
    readonly request: Request
    readonly status: number
    /** The time when it came, as `performance.now()` says it. */
    readonly began: number
    /** The call and its path's pattern, if it is one. */
    readonly call?: { readonly name: string; readonly path: string }
  },
): void {
  if (!settings.accessLog) return
  const { id, request, status, began, call } = answered
  const { method, url } = request
  const { pathname } = new URL(url)
  if (probes.has(pathname)) return
  const path = call?.path ?? shortPath(pathname)
  const took = Math.round(performance.now() - began)
  log.info('request', { id, method, path, call: call?.name, status, took_ms: took })
}
