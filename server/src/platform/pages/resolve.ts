import { Resolver } from 'node:dns/promises'
import type { Resolve } from './guarded-connect.ts'

const tryMilliseconds = 2_500

/**
 * Resolves by the name servers. The system's own lookup would read this machine's list of hosts,
 * and a slow name server would block the threads that read files.
 */
export const resolveHost: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: tryMilliseconds, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []))
}
