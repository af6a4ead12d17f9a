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

/** The header that gives a browser a session's token, or takes it away. */
export function sessionCookieHeader(token: string | null, span: SessionSpan): string {
  const age = token === null ? 0 : (span.maxDays * day) / 1000
  return `${sessionCookie}=${token ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`
}

/** A cookie's value out of a request's header. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
