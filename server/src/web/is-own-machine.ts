const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const addresses = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Headers that a proxy adds to a request. */
const proxied = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'] as const

/** True when an origin is this machine's own. */
export const isOwnOrigin = (origin: string): boolean => names.has(URL.parse(origin)?.hostname ?? '')

/**
 * True when the request comes from this machine, under its own name and without a proxy. The
 * address alone isn't enough: a local proxy has it too, and a foreign host name can resolve to it.
 */
export function isOwnMachine(request: Request, address: string | undefined): boolean {
  if (address === undefined || !addresses.test(address)) return false
  if (proxied.some((name) => request.headers.has(name))) return false
  return isOwnOrigin(request.url)
}
