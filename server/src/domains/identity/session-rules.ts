import type { SetCookie } from '../../calls/set-cookie.ts'

/** How long a session lasts, in days: without use, and at all. */
export interface SessionSpan {
  readonly idleDays: number
  readonly maxDays: number
}

const day = 86_400_000
const hour = 3_600_000

/** The moments before which a session must not have been used last, or begun. */
export function sessionEdges(span: SessionSpan, now: Date) {
  return {
    seenAfter: new Date(now.getTime() - span.idleDays * day),
    createdAfter: new Date(now.getTime() - span.maxDays * day),
  }
}

/** Whether a session's last use is worth writing down again; not every request should write. */
export const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() > hour

/** The cookie that holds a session's token. */
export const sessionCookie = '__Host-session'

/** The cookie that gives a browser a session's token, or takes it away. */
export const sessionCookieOf = (token: string | null, span: SessionSpan): SetCookie => ({
  name: sessionCookie,
  value: token,
  maxAgeSeconds: (span.maxDays * day) / 1000,
})

/** A cookie as a header: out of reach of scripts, of other sites and of other hosts. */
export function cookieHeaderOf({ name, value, maxAgeSeconds }: SetCookie): string {
  const age = value === null ? 0 : maxAgeSeconds
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`
}

/** A cookie's value out of a request's header. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
