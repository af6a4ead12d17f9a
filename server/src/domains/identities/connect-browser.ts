import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../calls/visit.ts'
import { sha256OfText } from '../sha256.ts'

/**
 * The cookie that ties states and tickets to the browser that began a log-in at a provider. It gives
 * no access by itself.
 */
export const connectCookie = '__Host-connect'

/** Returns the time at which a log-in that begins or goes on now expires. */
export const connectUntil = (now: Date): Date =>
  new Date(now.getTime() + timings.connectMinutes * 60_000)

/** Returns the browser's secret, and keeps it for the next step. */
export function keptBrowser(visit: Pick<Visit, 'ports' | 'cookie' | 'setCookie'>): string {
  const value = visit.cookie(connectCookie) ?? visit.ports.tokens.next()
  visit.setCookie({ name: connectCookie, value, maxAgeSeconds: timings.connectMinutes * 60 })
  return value
}

/** Hashes a state or a ticket with the browser's secret: both are needed. */
export const hashInBrowser = (token: string, browser: string): string =>
  sha256OfText(`${browser} ${token}`)
