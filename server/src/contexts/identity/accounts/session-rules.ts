import type { SetCookie } from '../../../calls/cookies.ts'
import type { SessionSpan } from '../../../settings.ts'

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
