import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../../calls/visit.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'

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
  visit.setCookie({ name: connectCookie, value, maxAgeSeconds: timings.connectBrowserSeconds })
  return value
}

/**
 * Gives a visitor's browser its secret with the first document, where providers are configured. The
 * documents below /connect/ load side by side, and each would make a secret of its own.
 */
export function prepareBrowser(
  visit: Pick<Visit, 'ports' | 'cookie' | 'setCookie' | 'viewer'>,
): void {
  const { google, facebook, line } = visit.ports.settings.providers
  const isAny = [google, facebook, line].some((provider) => provider !== null)
  if (isAny && visit.viewer === null && visit.cookie(connectCookie) === null) keptBrowser(visit)
}

/** Hashes a state or a ticket with the browser's secret: both are needed. */
export const hashInBrowser = (token: string, browser: string): string =>
  sha256OfText(`${browser} ${token}`)
