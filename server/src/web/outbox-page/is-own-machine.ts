const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const addresses = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Headers by which a proxy says that it asks for somebody else. */
const proxied = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'] as const

/** Whether an address on the web is this machine's own. */
export const isOwnOrigin = (origin: string): boolean => names.has(URL.parse(origin)?.hostname ?? '')

/**
 * Whether somebody on this very machine asks, by its own name and for themselves. The address alone
 * would not do: a proxy here asks from here too, and a name of somebody else's can be made to lead here.
 */
export function isOwnMachine(request: Request, address: string | undefined): boolean {
  if (address === undefined || !addresses.test(address)) return false
  if (proxied.some((name) => request.headers.has(name))) return false
  return isOwnOrigin(request.url)
}
