import { Resolver } from 'node:dns/promises'
import type { Resolve } from './guarded-connect.ts'

const tryMilliseconds = 2_500

/**
 * Asks the name servers. Not by the system's own look-up: that reads this machine's list of hosts,
 * and a slow name server would hold up the threads that files are read by.
 */
export const resolveHost: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: tryMilliseconds, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []))
}
