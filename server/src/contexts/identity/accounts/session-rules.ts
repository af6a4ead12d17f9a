import type { SetCookie } from '../../../calls/set-cookie.ts'

/** The lifetime of a session in days: without use, and in total. */
export interface SessionSpan {
  readonly idleDays: number
  readonly maxDays: number
}

const day = 86_400_000
const hour = 3_600_000

/** Returns the earliest times of last use and start that a live session can have. */
export function sessionEdges(span: SessionSpan, now: Date) {
  return {
    seenAfter: new Date(now.getTime() - span.idleDays * day),
    createdAfter: new Date(now.getTime() - span.maxDays * day),
  }
}

/** True when a session's last use should be recorded again. Not every request should write. */
export const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() > hour

/** The cookie with a session's token. */
export const sessionCookie = '__Host-session'

/** Returns the cookie that sets a session's token, or deletes it. */
export const sessionCookieOf = (token: string | null, span: SessionSpan): SetCookie => ({
  name: sessionCookie,
  value: token,
  maxAgeSeconds: (span.maxDays * day) / 1000,
})

/** Serializes a cookie: HTTP-only, same-site and bound to this host. */
export function cookieHeaderOf({ name, value, maxAgeSeconds }: SetCookie): string {
  const age = value === null ? 0 : maxAgeSeconds
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`
}

/** Reads a cookie's value from a request header. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
