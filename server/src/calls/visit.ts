import type { Account } from '../domains/identity/account.ts'
import type { Ports } from '../ports.ts'
import type { SetCookie } from './set-cookie.ts'

/** One request as the calls see it: who asks, from where, with what. */
export interface Visit {
  readonly ports: Ports
  readonly viewer: Account | null
  /** The token of the cookie that came along, whether or not it still means anybody. */
  readonly token: string | null
  /** The network address that limits are counted by. */
  readonly address: string
  /** The browser's `Accept-Language`, empty when it sent none. */
  readonly acceptLanguage: string
  /** As the browser names itself, cut short; empty when it does not. */
  readonly userAgent: string
  /** Two letters, as far as a trusted proxy says where the address is. */
  readonly addressCountry: string | null
  /** Aborted when whoever asked hangs up. */
  readonly signal: AbortSignal
  /** The body of a call that takes a file. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The value of a cookie that came along; null when it is not there or empty. */
  cookie(name: string): string | null
  /** Gives the browser a cookie that no script can read, or takes it away. */
  setCookie(cookie: SetCookie): void
  /** Gives the browser a session's token, or takes it away. */
  setToken(token: string | null): void
}

/** A visit by somebody who is logged in. */
export interface MemberVisit extends Visit {
  readonly viewer: Account
}
