import { pathTable } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { reservedWords } from '@tessera/contracts/reserved-words'

const patternOf = pathTable(
  Object.values(paths).map(({ pattern }) => pattern),
  (pattern) => pattern,
)

/** Addresses that load balancers ask all the time. */
const probes: ReadonlySet<string> = new Set(['/live', '/ready'])

/** True for a request of a load balancer. */
export const isProbe = (path: string): boolean => probes.has(path)

/**
 * Returns the pattern of a page's path, else its first word if the service has it: paths may hold names, and
 * keys of invitations.
 */
export function shortPath(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const isOwn = reservedWords.has(first)
  const pattern = patternOf(path)?.entry
  // The service's own words fit the pattern of usernames too.
  if (pattern !== undefined && !(isOwn && pattern.startsWith('/:'))) return pattern
  if (!isOwn) return '/…'
  return rest.length > 0 ? `/${first}/…` : `/${first}`
}
