import { causeText } from '../calls/cause-text.ts'
import type { Arrival } from '../calls/serve.ts'
import { cookieOf, sessionCookie, sessionCookieHeader } from '../domains/identity/session-rules.ts'
import { accountOfToken } from '../domains/identity/sessions.ts'
import type { Ports } from '../ports.ts'
import { clientAddress } from './client-address.ts'

/** A request with what the service found out about it, and the token that its answer shall set. */
export interface TrackedArrival extends Arrival {
  /** Undefined while nothing has changed. */
  tokenToSet(): string | null | undefined
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
  let next: string | null | undefined
  try {
    const span = settings.session
    const viewer =
      token === null ? null : await accountOfToken(db, token, { span, now: clock.now() })
    return {
      ports,
      request,
      params: found.params,
      viewer,
      token,
      address: clientAddress(found.address, forwarded, settings.trustedProxies),
      setToken: (changed) => {
        next = changed
      },
      tokenToSet: () => next,
    }
  } catch (cause) {
    ports.log.error('viewer.failed', { cause: causeText(cause) })
    return undefined
  }
}

/** Gives an answer the cookie that its call asked for. */
export function withCookie(response: Response, arrival: TrackedArrival, ports: Ports): Response {
  const token = arrival.tokenToSet()
  if (token !== undefined)
    response.headers.append('Set-Cookie', sessionCookieHeader(token, ports.settings.session))
  return response
}
