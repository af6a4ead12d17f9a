import { causeText } from '../calls/cause-text.ts'
import type { Arrival } from '../calls/serve.ts'
import type { SetCookie } from '../calls/set-cookie.ts'
import { hasBlockedEmail } from '../domains/identity/blocked-email.ts'
import { cookieHeaderOf, cookieOf, sessionCookie } from '../domains/identity/session-rules.ts'
import { accountOfToken } from '../domains/identity/sessions.ts'
import type { Ports } from '../ports.ts'
import { addressCountry } from './address-country.ts'
import { clientAddress } from './client-address.ts'

/** A request with what the service found out about it, and the cookies that its answer shall set. */
export interface TrackedArrival extends Arrival {
  cookiesToSet(): readonly SetCookie[]
}

/** Finds out who asks. Undefined when that cannot be found out; the log then says why. */
export async function arrivalOf(
  ports: Ports,
  request: Request,
  found: {
    readonly address: string | undefined
    readonly params: Readonly<Record<string, string>>
  },
): Promise<TrackedArrival | undefined> {
  const { settings, clock, db } = ports
  const token = cookieOf(request.headers.get('Cookie'), sessionCookie) || null
  const forwarded = request.headers.get('X-Forwarded-For')
  const toSet = new Map<string, SetCookie>()
  try {
    const span = settings.session
    const account =
      token === null ? null : await accountOfToken(db, token, { span, now: clock.now() })
    const viewer = account !== null && hasBlockedEmail(account, settings) ? null : account
    return {
      ports,
      request,
      params: found.params,
      viewer,
      token,
      address: clientAddress(found.address, forwarded, settings.trustedProxies),
      addressCountry: addressCountry(found.address, request.headers, settings),
      setCookie: (cookie) => {
        toSet.set(cookie.name, cookie)
      },
      cookiesToSet: () => [...toSet.values()],
    }
  } catch (cause) {
    ports.log.error('viewer.failed', { cause: causeText(cause) })
    return undefined
  }
}

/** Gives an answer the cookies that its call asked for. */
export function withCookies(response: Response, arrival: TrackedArrival): Response {
  for (const cookie of arrival.cookiesToSet())
    response.headers.append('Set-Cookie', cookieHeaderOf(cookie))
  return response
}
